import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AccountRow } from '#service/storage/sql/tables.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose key came with the request; null without a key. */
    account: AccountRow | null
    /** What came as Bearer: an account's key, a token that reads one website, or neither. */
    credential: string | null
  }
}

/** Fastify with routes whose schemas are Zod's. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>
