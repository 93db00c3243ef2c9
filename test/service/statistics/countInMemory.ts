import type { Filter } from '#contract/filter.ts'
import type { StatisticName } from '#contract/statistic.ts'
import type { Hit } from '#service/storage/hits/Hit.ts'
import { keep, type Local, weekdayHour } from './keepInMemory.ts'

type Website = { domain: string; timezone: string }
type Range = { from: string; to: string }

/** The rows of a statistic, by the plainest reading of docs/counting.md: what the engine's numbers are held against. */
export function countInMemory(
  stored: readonly Hit[],
  website: Website,
  { from, to }: Range,
  filters: readonly Filter[] = [],
) {
  const local = stored
    .map((hit) => ({ ...hit, ...clock(hit.time, website.timezone) }))
    .filter(({ day }) => day >= from && day <= to)
  const kept = keep(local, filters, website)
  const { hits, pageviews, events, present } = kept
  const visitorsBy = (value: (hit: Local) => string, of = hits) =>
    count(unique(of.map((hit) => JSON.stringify([value(hit), hit.day, hit.visitor]))).map((key) => JSON.parse(key)[0]))

  const rows: Record<StatisticName, () => Map<string, number>> = {
    pageviews: () => filled(days(from, to), count(pageviews.map((hit) => hit.day))),
    visitors: () =>
      filled(
        days(from, to),
        visitorsBy((hit) => hit.day, present),
      ),
    pageviews_hour: () => filled(hours, count(pageviews.map((hit) => hit.hour))),
    visitors_hour: () =>
      filled(
        hours,
        visitorsBy((hit) => hit.hour, present),
      ),
    events: () => filled(days(from, to), count(events.map((hit) => hit.day))),
    events_hour: () => filled(hours, count(events.map((hit) => hit.hour))),
    visitors_weekday_hour: () =>
      filled(
        weekdayHours,
        visitorsBy((hit) => weekdayHour(hit), present),
      ),
    page: () => count(pageviews.map((hit) => hit.page)),
    landing_page: () => count(kept.visits.map((visit) => visit[0].page)),
    referrer: () =>
      visitorsBy(
        (hit) => hit.referrer,
        hits.filter((hit) => hit.referrer !== website.domain),
      ),
    campaign: () =>
      visitorsBy(
        (hit) => hit.campaign,
        hits.filter((hit) => hit.campaign !== ''),
      ),
    continent: () => visitorsBy((hit) => hit.continent),
    country: () => visitorsBy((hit) => hit.country),
    city: () => visitorsBy((hit) => hit.city),
    language: () => visitorsBy((hit) => hit.language),
    browser: () => visitorsBy((hit) => hit.browser),
    os: () => visitorsBy((hit) => hit.os),
    device: () => visitorsBy((hit) => hit.device),
    resolution: () => visitorsBy((hit) => hit.resolution),
    event: () => count(events.map((hit) => hit.name)),
  }
  return (name: StatisticName) => Object.fromEntries(rows[name]())
}

const unique = (values: readonly string[]) => [...new Set(values)]

function count(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const filled = (values: readonly string[], counts: Map<string, number>) =>
  new Map(values.map((value) => [value, counts.get(value) ?? 0]))

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

const weekdayHours = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => hours.map((hour) => `${weekday}T${hour}`))

function days(from: string, to: string): string[] {
  const found = []
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000)
    found.push(new Date(time).toISOString().slice(0, 10))
  return found
}

/** What a wall clock in the zone shows, by the runtime's own time zone data. */
function clock(time: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  }).formatToParts(time)
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: part('hour') }
}
