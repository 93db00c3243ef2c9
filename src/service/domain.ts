/**
 * The host name in what somebody typed or pasted: lower-cased, IDN as punycode, without scheme, path, port and `www.`.
 * Undefined when there is none.
 */
export function normalizeDomain(text: string): string | undefined {
  const address = text.trim()
  const url = parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `http://${address.replace(/^\/+/, '')}`)
  const host = url && bareHost(url.hostname)
  return host && isHostName(host) ? host : undefined
}

/** A host without `www.` and the dot that may end it. */
export const bareHost = (host: string): string => host.replace(/\.$/, '').replace(/^www\.(?=.+\.)/, '')

/** RFC 1123: labels of letters, digits and inner hyphens, 63 characters each and 253 in all. */
const isHostName = (host: string) =>
  host.length <= 253 && host.split('.').every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label))

function parse(address: string): URL | undefined {
  try {
    // `https:` and the like are special schemes, whose hosts are lower-cased and made punycode.
    return new URL(address.replace(/^[a-z][a-z0-9+.-]*:/i, 'http:'))
  } catch {
    return undefined
  }
}
