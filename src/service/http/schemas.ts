import type { FastifySchemaCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { type core, safeParse } from 'zod'
import type { App } from './App.ts'
import { invalid, notFound } from './problems.ts'
import { fieldErrors } from './sentences.ts'

/** Requests are checked, and answers shaped, by the contract's schemas. */
export function useSchemas(app: App): void {
  app.setValidatorCompiler(check)
  app.setSerializerCompiler(serializerCompiler)
}

const check: FastifySchemaCompiler<core.$ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const read = safeParse(schema, data ?? {}, { reportInput: true })
    if (read.success) return { value: read.data }
    // An id that is no number is an address where nothing is.
    return { error: httpPart === 'params' ? notFound('page') : invalid(fieldErrors(read.error.issues)) }
  }
