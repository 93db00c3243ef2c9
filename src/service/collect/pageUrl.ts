import { parsedUrl } from './parsedUrl.ts'

/** Pages that are served; `app:` is what applications say that show their pages from within. Not a file, not `about:blank`. */
const schemes = new Set(['https:', 'http:', 'app:'])

/** The address of a page that can be counted; undefined when `text` is none. */
export function pageUrl(text: string): URL | undefined {
  const url = parsedUrl(text)
  return url && schemes.has(url.protocol) ? url : undefined
}
