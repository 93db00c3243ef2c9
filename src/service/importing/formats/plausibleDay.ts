import { parseDateTime, toZoned } from '@internationalized/date'
import type { LoggedVisit } from './LoggedVisit.ts'
import type { Subject } from './Format.ts'
import { knownAgent } from './knownAgent.ts'

type Counted<Value> = { value: Value; count: number }

/** What an export says about one day: sums that know nothing of one another. */
export type AggregateDay = {
  visitors: number
  pageviews: number
  pages: Counted<string>[]
  landings: Counted<string>[]
  sources: Counted<{ referrer: string; campaign: string }>[]
  countries: Counted<string>[]
  browsers: Counted<string>[]
  systems: Counted<string>[]
  devices: Counted<string>[]
  events: Counted<{ name: string; url: string; path: string; visitors: number }>[]
}

/** A visit goes on for half an hour after a hit: all of a visitor's day are one. In seconds. */
const longest = 1700

/**
 * Pageviews and events that add up to a day's sums: so many visitors with so many pageviews, and in each list so many of each value.
 * Which visitor has which values of two lists is nobody's knowledge; hour and order are none either, so all happens at noon.
 */
export function* visitsOf(date: string, day: AggregateDay, { domain, timeZone }: Subject): Generator<LoggedVisit> {
  const { visitors } = day
  const pageviews = Math.max(day.pageviews, visitors)
  if (visitors === 0) return
  const noon = toZoned(parseDateTime(`${date}T12:00`), timeZone)
    .toDate()
    .getTime()
  const landings = inTurn(day.landings)
  const pages = inTurn(without(day.pages, day.landings, visitors))
  const first = whoIs(day)
  let again = whoIs(day)

  for (let number = 0; number < pageviews; number += 1) {
    const who = number % visitors
    if (who === 0) again = whoIs(day)
    const page = (number < visitors ? landings() : undefined) ?? pages() ?? '/'
    // What a list has more of than there are visitors (who came twice, by two ways) is told of a second pageview.
    const said = number < visitors ? first({}) : first(again({}))
    yield visit({ name: 'pageview', page, url: '' }, who, Math.floor(number / visitors), said)
  }
  for (const { value, count } of day.events) {
    const among = Math.min(value.visitors, visitors)
    for (let number = 0; number < count; number += 1) {
      const who = number % among
      if (who === 0) again = whoIs(day)
      yield visit({ name: value.name, page: value.path || '/', url: value.url }, who, longest, again({}))
    }
  }

  function visit(
    what: { name: string; page: string; url: string },
    who: number,
    after: number,
    said: Said,
  ): LoggedVisit {
    const { source, country = '', browser = '', os = '', device = '' } = said
    const referrer = source?.referrer ?? ''
    const campaign = source?.campaign
      ? `${what.page.includes('?') ? '&' : '?'}utm_campaign=${encodeURIComponent(source.campaign)}`
      : ''
    return {
      event: {
        n: what.name,
        u: `https://${domain}${what.page.startsWith('/') ? '' : '/'}${what.page}${campaign}`,
        d: domain,
        r: referrer === '' || referrer.includes('://') ? referrer : `https://${referrer}`,
        ...(what.url !== '' && { p: { url: what.url } }),
      },
      address: '',
      userAgent: '',
      agent: knownAgent({ browser, os, device }),
      told: { visitor: `${date} ${who}`, country },
      time: noon + Math.min(after, longest) * 1000,
    }
  }
}

type Said = {
  source?: { referrer: string; campaign: string } | undefined
  country?: string | undefined
  browser?: string | undefined
  os?: string | undefined
  device?: string | undefined
}

/** One visitor after another, as each list has them; what a list has no more of stays as it is. */
function whoIs(day: AggregateDay): (said: Said) => Said {
  const [source, country, browser, os, device] = [
    inTurn(day.sources),
    inTurn(day.countries),
    inTurn(day.browsers),
    inTurn(day.systems),
    inTurn(day.devices),
  ]
  return (said) => ({
    source: source() ?? said.source,
    country: country() ?? said.country,
    browser: browser() ?? said.browser,
    os: os() ?? said.os,
    device: device() ?? said.device,
  })
}

/** Each value as often as it counts; undefined when there are no more. */
function inTurn<Value>(rows: readonly Counted<Value>[]): () => Value | undefined {
  let row = 0
  let taken = 0
  return () => {
    for (; row < rows.length; row += 1, taken = 0) {
      const { value, count } = rows[row] ?? { value: undefined, count: 0 }
      if (taken >= count) continue
      taken += 1
      return value
    }
    return undefined
  }
}

/** Pageviews less those with which the visits of so many visitors began. */
function without(pages: readonly Counted<string>[], landings: readonly Counted<string>[], visitors: number) {
  const began = new Map<string, number>()
  let left = visitors
  for (const { value, count } of landings) {
    const some = Math.min(count, left)
    left -= some
    began.set(value, (began.get(value) ?? 0) + some)
  }
  return pages.map(({ value, count }) => {
    const landed = Math.min(began.get(value) ?? 0, count)
    began.set(value, (began.get(value) ?? 0) - landed)
    return { value, count: count - landed }
  })
}
