/**
 * The address of a service as people type or paste it, cut down to what `/api/v1` is appended to. Empty, or the address
 * this dashboard was loaded from, is that one: `''`. Null when it cannot be an address.
 */
export function serviceAddress(typed: string, loadedFrom: string): string | null {
  const text = typed.trim()
  if (!text) return ''
  const url = parse(hasScheme(text) ? text : `${isLocal(text) ? 'http' : 'https'}://${text}`)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const path = url.pathname.replace(/\/+(api(\/v1)?\/*)?$/, '')
  const address = url.origin + path
  return address === loadedFrom ? '' : address
}

const hasScheme = (text: string) => /^[a-z][a-z\d+.-]*:\/\//i.test(text)
const isLocal = (text: string) => /^(localhost|127\.|\[::1\])/i.test(text)

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
