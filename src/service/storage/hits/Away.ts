/** The server of the hits does not answer, or can do nothing just now: the same may be asked again, and nothing is wrong with it. */
export class Away extends Error {
  override name = 'Away'
  readonly statusCode = 503

  constructor(cause: unknown) {
    super(`The server of the hits does not answer (${reasonOf(cause)}).`, { cause })
  }
}

/** Whatever answers there may answer with a page. */
const reasonOf = (cause: unknown): string => {
  const said = cause instanceof Error ? cause.message || cause.name : String(cause)
  return said.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
}

/** What ClickHouse says of itself rather than of what it was asked. */
const passing = new Set<unknown>([
  'ABORTED',
  'ALL_CONNECTION_TRIES_FAILED',
  'ALL_REPLICAS_LOST',
  'ALL_REPLICAS_ARE_STALE',
  'AUTHENTICATION_FAILED',
  'CANNOT_SCHEDULE_TASK',
  'KEEPER_EXCEPTION',
  'NETWORK_ERROR',
  'NOT_ENOUGH_SPACE',
  'NO_ACTIVE_REPLICAS',
  'NO_ZOOKEEPER',
  'QUERY_WAS_CANCELLED',
  'REQUIRED_PASSWORD',
  'SERVER_OVERLOADED',
  'SOCKET_TIMEOUT',
  'TABLE_IS_READ_ONLY',
  'TOO_FEW_LIVE_REPLICAS',
  'TOO_MANY_PARTS',
  'TOO_MANY_SIMULTANEOUS_QUERIES',
  'UNKNOWN_STATUS_OF_INSERT',
  'UNSATISFIED_QUORUM_FOR_PREVIOUS_WRITE',
])

/** What is read may ask for too much; what is written never does. */
const passingForWrites = new Set<unknown>([...passing, 'MEMORY_LIMIT_EXCEEDED', 'TIMEOUT_EXCEEDED'])

/**
 * Whether the server is away. What has no type of ClickHouse's was said by the network, or by somebody in between; a mistake of
 * our own is a `TypeError` or a `RangeError`.
 */
export function isAway(error: unknown, { isWrite }: { isWrite: boolean }): boolean {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return false
  if (!('type' in error)) return true
  return (isWrite ? passingForWrites : passing).has(error.type)
}
