import { isCampaignParameter } from './campaignParameters.ts'
import { percentDecoded, readable } from './percentDecoded.ts'

/** Longest page that is stored, in characters; the rest is cut off. */
const longestPage = 2000

/** A page as it is counted: path and query for reading, without the parameters that are left out, the host and the fragment. */
export const page = (url: URL, excludes: (parameter: string) => boolean): string =>
  readable(url.pathname + query(url.search, excludes), longestPage)

/** A page that was counted, as it is written when more parameters are left out; decoding a name twice changes nothing. */
export function rewritten(counted: string, excludes: (parameter: string) => boolean): string {
  const [path = ''] = counted.split('?', 1)
  return path + query(counted.slice(path.length), excludes)
}

/** The query without the parameters left out; the others stay byte for byte, in their order. */
function query(search: string, excludes: (parameter: string) => boolean): string {
  if (search === '') return ''
  const parameters = search.slice(1).split('&')
  const kept = parameters.filter((parameter) => {
    const name = nameOf(parameter)
    return !isCampaignParameter(name) && !excludes(name)
  })
  if (kept.length === parameters.length) return search
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

const nameOf = (parameter: string) => percentDecoded(parameter.split('=', 1)[0] ?? '')
