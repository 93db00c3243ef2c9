import { totalmem } from 'node:os'
import type { Hits } from './openHits.ts'

type Reading = Pick<Hits, 'read'>
type Rest = Parameters<Reading['read']> extends [string, ...infer Others] ? Others : never

/** A statement took more than is good for all others. That is the request's own fault, which its status says. */
class TooMuchToRead extends Error {
  override name = 'TooMuchToRead'
  readonly statusCode = 422

  constructor() {
    super('This takes too long to count. Ask for fewer days, or with fewer filters.')
  }
}

/**
 * The same hits for whoever chooses how much is read of them, without a key perhaps: a statement takes no more than these seconds
 * and bytes, or throws `TooMuchToRead`. The other half of the memory is for what is stored meanwhile.
 */
export const limited = (hits: Reading, { seconds = 20, bytes = Math.floor(memory() / 2) } = {}): Reading => ({
  read: <Row>(statement: string, ...rest: Rest) =>
    hits
      .read<Row>(`${statement} SETTINGS max_execution_time = ${seconds}, max_memory_usage = ${bytes}`, ...rest)
      .catch(refuseTooMuch),
})

/** Of this machine, or of the container the process is in, in bytes. */
function memory(): number {
  // 0 where nobody knows, and more than there is where nothing is set.
  return Math.min(totalmem(), process.constrainedMemory() || Infinity)
}

/** The engine's words for what it gave up. */
const givenUp = new Set<unknown>(['TIMEOUT_EXCEEDED', 'MEMORY_LIMIT_EXCEEDED'])

function refuseTooMuch(error: unknown): never {
  // The client and chDB each throw an error of their own copy of its class.
  if (error instanceof Error && 'type' in error && givenUp.has(error.type)) throw new TooMuchToRead()
  throw error
}
