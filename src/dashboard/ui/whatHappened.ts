import { ApiError } from '#dashboard/http/ApiError.ts'

type Failure = {
  title: string
  text: string
  requestId: string | null
  /** Whether asking again may help. */
  again: boolean
}

/** A failed request in words for somebody who cannot look into the service. */
export function whatHappened(error: unknown): Failure {
  if (!(error instanceof ApiError))
    return { title: 'This could not be shown', text: 'The dashboard itself failed.', requestId: null, again: true }
  const { status, message, requestId } = error
  const again = status === 0 || status === 429 || status >= 500 || status < 400
  return { title: titleOf(status), text: message, requestId, again }
}

function titleOf(status: number): string {
  if (status === 0) return 'No connection'
  if (status === 404) return 'Nothing here'
  if (status === 429) return 'Too many requests'
  return status >= 500 ? 'The service failed' : 'This could not be loaded'
}
