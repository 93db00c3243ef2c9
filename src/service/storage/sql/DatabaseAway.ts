/** The server with the database cannot be reached, ends, is overrun or takes too long: whoever asks may try again. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  readonly statusCode = 503

  constructor(cause: Error) {
    super(`The SQL server does not answer (${cause.message || ('code' in cause ? String(cause.code) : cause.name)}).`, {
      cause,
    })
  }
}
