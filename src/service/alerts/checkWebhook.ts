import { invalid } from '#service/http/problems.ts'

/** A webhook's address as it is stored, null without one; throws a 422 when it is no website's, at its usual port. */
export function checkWebhook(text: string): string | null {
  const address = text.trim()
  if (address === '') return null
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isWebsite = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWebsite || url.port !== '' || url.username !== '' || url.password !== '')
    throw invalid({
      webhook: ['The webhook field must be an address such as https://example.com/hook, without a port or a password.'],
    })
  url.hash = ''
  return url.href
}
