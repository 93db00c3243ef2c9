import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { Access } from '#contract/account.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AccountRow, KeyRow } from '#service/storage/sql/tables.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose key came with the request; null without a key. */
    account: AccountRow | null
    /** That key; null without one. */
    key: KeyRow | null
    /** What came as Bearer: an account's key, a token that reads one website, or neither. */
    credential: string | null
  }

  interface FastifyContextConfig {
    /** What a key must open for this route, where its method does not say so: GET reads, all else needs full access. */
    access?: Access
  }
}

/** Fastify with routes whose schemas are Zod's. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>
