import { ApiError } from '#dashboard/http/ApiError.ts'
import { text } from '#dashboard/language/text.ts'

type Failure = {
  title: string
  reason: string
  requestId: string | null
  /** Whether asking again may help. */
  again: boolean
}

/** A failed request in words for somebody who cannot look into the service. */
export function whatHappened(error: unknown): Failure {
  if (!(error instanceof ApiError))
    return {
      title: text('ui.failed.dashboard'),
      reason: text('ui.failed.dashboard.text'),
      requestId: null,
      again: true,
    }
  const { status, message, requestId } = error
  const again = status === 0 || status === 429 || status >= 500 || status < 400
  return { ...inWords(status, message), requestId, again }
}

function inWords(status: number, message: string): Pick<Failure, 'title' | 'reason'> {
  if (status === 0) return { title: text('ui.failed.connection'), reason: message }
  if (status === 404) return { title: text('ui.failed.notFound'), reason: message }
  if (status === 429) return { title: text('ui.failed.tooMany'), reason: text('ui.failed.tooMany.text') }
  if (status >= 500) return { title: text('ui.failed.service'), reason: text('ui.failed.service.text') }
  return { title: text('ui.failed.other'), reason: message }
}
