import { AnyWebsiteList } from '#contract/website.ts'
import { ApiError } from '#dashboard/http/ApiError.ts'
import type { Connection } from '#dashboard/http/connection.ts'
import { request } from '#dashboard/http/request.ts'
import { text } from '#dashboard/language/text.ts'

/** What is wrong with a connection, at the field that can cure it. */
export type Refusal = { field: 'address' | 'key'; message: string }

/** Reads a little as somebody would after signing in; null when that went well. */
export async function tryConnection(connection: Connection): Promise<Refusal | null> {
  try {
    await request(AnyWebsiteList, 'GET', '/websites', { query: { per_page: 10 }, as: connection })
    return null
  } catch (error) {
    return refusalOf(error)
  }
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error
  const { status, message } = error
  if (status === 401 || status === 403) return { field: 'key', message: text('connect.key.refused') }
  if (status === 0)
    return {
      field: 'address',
      message: text('connect.address.unreachable'),
    }
  if (status === 429 || status >= 500) return { field: 'address', message }
  return { field: 'address', message: text('connect.address.other') }
}
