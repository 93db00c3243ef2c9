import pg from 'pg'

/** The server with the database cannot be reached, ends, is overrun or takes too long: whoever asks may try again. */
class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  readonly statusCode = 503

  constructor(cause: Error) {
    super(`The SQL server does not answer (${cause.message || ('code' in cause ? String(cause.code) : cause.name)}).`, {
      cause,
    })
  }
}

/** Lost connections, two who waited for one another, too few resources, the server ending or starting: classes of SQLSTATE. */
const away = new Set(['08', '40', '53', '57'])

/** Throws what went wrong with the server: what it says of a statement as it is, all else as `DatabaseAway`. */
export function rethrown(error: unknown): never {
  if (!(error instanceof Error)) throw error
  if (error instanceof pg.DatabaseError && !away.has(error.code?.slice(0, 2) ?? '')) throw error
  throw new DatabaseAway(error)
}
