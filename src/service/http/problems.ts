/** A request that is refused: the status and the body it is answered with. One file turns it into an answer. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: Record<string, string[]> | undefined
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    { errors, headers = {} }: { errors?: Record<string, string[]>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.errors = errors
    this.headers = headers
  }
}

/** Not there, or another holder's: nobody is told which. */
export const notFound = (what: string) => new Refusal(404, `There is no such ${what}.`)

export const unauthenticated = () => new Refusal(401, 'Unauthenticated.', { headers: { 'WWW-Authenticate': 'Bearer' } })

/** The key is its holder's, but made for reading. Said before anything is looked up, so it reveals nothing of what there is. */
export const readOnly = () => new Refusal(403, 'This key only reads. This needs a key with full access.')

/** Fields that are wrong, and what is wrong with each; the message is Laravel's summary of them. */
export function invalid(errors: Record<string, string[]>): Refusal {
  const [first = 'The given data was invalid.', ...others] = Object.values(errors).flat()
  const more = others.length > 0 ? ` (and ${others.length} more error${others.length > 1 ? 's' : ''})` : ''
  return new Refusal(422, first + more, { errors })
}

/** `retryAfter`: seconds. */
export const tooManyAttempts = (retryAfter: number) =>
  new Refusal(429, 'Too Many Attempts.', { headers: { 'Retry-After': String(retryAfter) } })
