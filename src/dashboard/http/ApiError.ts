/** A request that was not answered as hoped: refused, failed, unreachable (status 0), or in words we do not know. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** What is wrong with which field of a form; empty unless the service named fields. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Under which the service's log has this request. */
  readonly requestId: string | null

  constructor(
    status: number,
    message: string,
    { fields = {}, requestId = null }: { fields?: ApiError['fields']; requestId?: string | null } = {},
  ) {
    super(message)
    this.status = status
    this.fields = fields
    this.requestId = requestId
  }
}
