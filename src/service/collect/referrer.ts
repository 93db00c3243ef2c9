import { bareHost } from '#service/domain.ts'
import { parsedUrl } from './parsedUrl.ts'
import { cut, plain } from './text.ts'
import type { TrackedWebsite } from './TrackedWebsite.ts'

type Own = Pick<TrackedWebsite, 'domain' | 'hasHost'>

/** Parameters of the page that say who led to it, where the browser does not. */
const standIns = ['ref', 'source', 'utm_source']

const schemes = new Set(['https:', 'http:', 'android-app:'])

const longestHost = 255

/**
 * Host of the page that led here, without `www.` and port; the website's own domain for a page of its own; `""` for a direct
 * visit and whatever else is unknown.
 */
export function referrer(text: string | null | undefined, page: URL, website: Own): string {
  const host = hostOf(text, page, website)
  if (host !== '') return host
  return page.search === '' ? '' : standIn(page.searchParams)
}

function hostOf(text: string | null | undefined, page: URL, { domain, hasHost }: Own): string {
  const url = text ? parsedUrl(text) : undefined
  if (!url || !schemes.has(url.protocol)) return ''
  const host = plainHost(url.hostname)
  // A website's pages may also be at another name than its own; a port of its own makes another website.
  const isWithPage = host === plainHost(page.hostname) && url.port === page.port
  return host === domain || hasHost(host) || isWithPage ? domain : host
}

const plainHost = (host: string) => cut(bareHost(host.toLowerCase()), longestHost)

/** A name (`newsletter`) or a host in one of the stand-in parameters. */
function standIn(parameters: URLSearchParams): string {
  for (const name of standIns) {
    const value = plain(parameters.get(name) ?? '', longestHost).toLowerCase()
    const host = plainHost(value.replace(/^https?:\/\//, '').replace(/[/?#:].*$/, ''))
    if (/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(host)) return host
  }
  return ''
}
