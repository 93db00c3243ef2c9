import type { FastifySchemaCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { App } from './App.ts'
import { invalid, notFound } from './problems.ts'
import { fieldErrors } from './sentences.ts'

/** Requests are checked, and answers shaped, by the contract's schemas. */
export function useSchemas(app: App): void {
  app.setValidatorCompiler(check)
  app.setSerializerCompiler(serializerCompiler)
}

const check: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const read = schema.safeParse(data ?? {}, { reportInput: true })
    if (read.success) return { value: read.data }
    // An id that is no number is an address where nothing is.
    return { error: httpPart === 'params' ? notFound('page') : invalid(fieldErrors(read.error.issues)) }
  }
