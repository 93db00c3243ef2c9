/** A request that was not answered as hoped: refused, failed, unreachable (status 0), or in words we do not know. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** What is wrong with which field of a form; empty unless the service named fields. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Under which the service's log has this request. */
  readonly requestId: string | null
  /** When asking again may help, in seconds; null where the service did not say. */
  readonly retryAfter: number | null

  constructor(
    status: number,
    message: string,
    {
      fields = {},
      requestId = null,
      retryAfter = null,
    }: { fields?: ApiError['fields']; requestId?: string | null; retryAfter?: number | null } = {},
  ) {
    super(message)
    this.status = status
    this.fields = fields
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}
