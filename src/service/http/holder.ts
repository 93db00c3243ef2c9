import type { FastifyRequest } from 'fastify'
import type { AccountRow } from '#service/storage/sql/tables.ts'
import { unauthenticated } from './problems.ts'

/** Whose key it is; throws a 401 when there is none. */
export function holder(request: FastifyRequest): AccountRow {
  if (!request.account) throw unauthenticated()
  return request.account
}
