import { isCampaignParameter } from './campaignParameters.ts'
import { path } from './path.ts'
import { percentDecoded } from './percentDecoded.ts'
import { cut } from './text.ts'

/** Longest page that is stored, in characters; the rest is cut off. */
const longestPage = 2000

type Excludes = (parameter: string) => boolean

/**
 * A page as it is counted: path and query for reading, without host, what is left out, and the fragment, unless the website shows
 * one page or another by that. Of the same page it makes the same text, and of that text itself.
 */
export function page(url: URL, excludes: Excludes, byFragment = false): string {
  const address = url.pathname + url.search + (byFragment ? url.hash : '')
  // What applications call a page may have no slash before it.
  const text = percentDecoded(address.startsWith('/') ? address : `/${address}`)
  const written = rewritten(text, excludes)
  return written.length > longestPage ? rewritten(cut(written, longestPage), excludes) : written
}

/** A page that was counted, as it is written when more parameters are left out; decoding a name twice changes nothing. */
export function rewritten(counted: string, excludes: Excludes): string {
  const [address, fragment] = parted(counted, '#')
  return located(address, excludes) + fragmentOf(fragment, excludes)
}

function located(address: string, excludes: Excludes): string {
  const [place, search] = parted(address, '?')
  return path(place) + query(search, excludes)
}

/** Routes in a fragment are written as pages are: `#/cart/?utm_source=mail` is `#/cart`, and the first of them is the page itself. */
function fragmentOf(fragment: string, excludes: Excludes): string {
  if (fragment === '') return ''
  const route = located(fragment.slice(1), excludes)
  return ['', '/', '!', '!/'].includes(route) ? '' : `#${route}`
}

/** The query without the parameters left out; the others stay byte for byte, in their order. */
function query(search: string, excludes: Excludes): string {
  if (search === '') return ''
  const parameters = search.slice(1).trimEnd().split('&')
  const kept = parameters.filter((parameter) => {
    const name = nameOf(parameter)
    return !isCampaignParameter(name) && !excludes(name)
  })
  return kept.some(Boolean) ? `?${kept.join('&')}` : ''
}

const nameOf = (parameter: string) => percentDecoded(parameter.split('=', 1)[0] ?? '')

/** What is before the sign, and the rest, which begins with it. */
function parted(text: string, sign: string): [before: string, rest: string] {
  const at = text.indexOf(sign)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}
