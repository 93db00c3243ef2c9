import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SentEvent } from '#contract/event.ts'
import type { Clock } from '#service/clock.ts'
import { Refusal, tooManyAttempts } from '#service/http/problems.ts'
import { Busy } from '#service/storage/hits/GroupCommit.ts'
import { checkCaller } from './checkCaller.ts'
import type { Collect } from './openCollector.ts'
import type { Reason } from './Reason.ts'
import { visitIn } from './visitIn.ts'

/** Collects the event that a request brought, whichever way it came in; gives the reason if it was left out. */
export type Receive = (request: FastifyRequest, reply: FastifyReply, event: SentEvent) => Promise<Reason | undefined>

/** What all ways in share, from the event to the answer's headers; throws a 404 for a domain that nobody added, and a 429. */
export const receiver =
  ({ collect, clock }: { collect: Collect; clock: Clock }): Receive =>
  async (request, reply, event) => {
    const now = clock()
    checkCaller(request, event, now)
    const result = await collect(visitIn(request, event, now)).catch(refuseWhenBusy)
    if (result.outcome === 'unknown') throw new Refusal(404, `No website here has the domain ${result.domain}.`)
    if (result.outcome === 'stored') return undefined
    if (result.reason === 'rate') throw tooManyAttempts(1)
    reply.header('X-Dropped', result.reason)
    return result.reason
  }

function refuseWhenBusy(error: unknown): never {
  if (error instanceof Busy)
    throw new Refusal(503, error.message, { headers: { 'Retry-After': String(error.retryAfter) } })
  throw error
}
