import { sources } from './sources.ts'

/** What has a domain of its own in many countries; `google.de` and `google.co.uk` are `google.com`. */
const international = ['google', 'pinterest', 'yahoo', 'yandex']

/** Bound wherever a statement has `sourceOf` or `sourceLabelOf`. */
export const sourceParameters = {
  source_hosts: sources.map(({ host }) => host),
  source_values: sources.map(({ value }) => value),
  source_labels: sources.map(({ label }) => label),
  source_countries: String.raw`(^|\.)(${international.join('|')})\.(?:com?\.)?[a-z]{2}$`,
}

/**
 * What a stored referrer is counted as: the host that stands for the source, or itself. The rows keep what came, so that a source
 * which is learnt later is one in the whole history (docs/decisions/0018).
 */
export const sourceOf = (referrer: string): string => known(referrer, 'source_values', referrer)

/** The source's name; empty for a website of its own. */
export const sourceLabelOf = (referrer: string): string => known(referrer, 'source_labels', "''")

/** By the host itself, then by the domain that it belongs to. */
function known(referrer: string, names: 'source_values' | 'source_labels', otherwise: string): string {
  const host = String.raw`replaceRegexpOne(${referrer}, {source_countries:String}, '\\1\\2.com')`
  const lookUp = (one: string, other: string) =>
    `transform(${one}, {source_hosts:Array(String)}, {${names}:Array(String)}, ${other})`
  return lookUp(host, lookUp(`cutToFirstSignificantSubdomain(${host})`, otherwise))
}
