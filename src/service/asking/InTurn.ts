import type { FastifyRequest } from 'fastify'
import type { ReadOptions } from '#service/storage/hits/Engine.ts'

/** Does what asks the engine when it is the turn of whoever sent the request; throws a 429 when too much of theirs waits. */
export type InTurn = <T>(request: FastifyRequest, work: (wanted: ReadOptions) => Promise<T>) => Promise<T>
