import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { type core, safeParse } from 'zod'
import { invalid, notFound } from './problems.ts'
import { fieldErrors } from './sentences.ts'

const check: FastifySchemaCompiler<core.$ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const read = safeParse(schema, data ?? {}, { reportInput: true })
    if (read.success) return { value: read.data }
    // An id that is no number is an address where nothing is.
    return { error: httpPart === 'params' ? notFound('page') : invalid(fieldErrors(read.error.issues)) }
  }

/**
 * Requests are checked, and answers shaped, by the contract's schemas. Said from the beginning, so that nothing is loaded that would
 * compile others; its type is of what Fastify would make of these by itself.
 */
export const schemaController = {
  compilersFactory: { buildValidator: () => check, buildSerializer: () => serializerCompiler },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>
