import { type CalendarDate, getDayOfWeek, Time, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { Hit } from '#service/storage/hits/Hit.ts'
import { choice } from './choice.ts'
import { type Random, seeded } from './random.ts'
import { echo, hours, visitsOf } from './rhythm.ts'
import { simulateVisit, simulateVisitor } from './simulateVisit.ts'
import { source, type Source, spikes } from './sources.ts'

export type SimulatedWebsite = { id: number; domain: string; timezone: string }

const hour = 3_600_000

const byHour = (weights: readonly number[]) => choice(weights.map((weight, at) => [at, weight] as const))
const workday = byHour(hours.workday)
const weekend = byHour(hours.weekend)

/** How many visitors come again on the same day. */
const comeAgain = 0.07

const byThemselves: Source = { referrer: '', campaign: '', lands: 'any' }

/** A day's hits in no order; the same ones for the same day of the same website, however often it is asked for. */
export function simulateDay(day: CalendarDate, daysAgo: number, website: SimulatedWebsite): Hit[] {
  const random = seeded(daysAgo * 7919 + day.day * 131 + day.month)
  const weekday = getDayOfWeek(day, 'en', 'mon')
  const expected = visitsOf(weekday, daysAgo, random())
  const startsOfHours = hoursOf(day, website.timezone)
  const [from, to] = [startsOfHours[0] ?? 0, startsOfHours[24] ?? 0]
  const hourOfDay = weekday < 5 ? workday : weekend
  const hits: Hit[] = []

  for (const led of sourcesOf(daysAgo, expected, random)) {
    const visitor = simulateVisitor(website.id, random)
    const start = (startsOfHours[hourOfDay(random)] ?? from) + random() * hour
    hits.push(...simulateVisit(visitor, led, website.domain, start, random))
    if (random() < comeAgain)
      hits.push(...simulateVisit(visitor, byThemselves, website.domain, start + (1 + 5 * random()) * hour, random))
  }
  // What runs past midnight would be another day's visitor.
  return hits.filter(({ time }) => time >= from && time < to)
}

/** What leads to each of a day's visits: the usual, and what is left of the spikes. */
function sourcesOf(daysAgo: number, expected: number, random: Random): Source[] {
  const usual = Array.from({ length: Math.round(expected) }, () => source(random))
  const more = spikes.flatMap((spike) =>
    Array.from(
      { length: Math.round(expected * (spike.times - 1) * echo(spike.daysAgo - daysAgo)) },
      () => spike.source,
    ),
  )
  return [...usual, ...more]
}

/** When each hour of a day begins in a time zone, and at the end when the next day does. */
function hoursOf(day: CalendarDate, timeZone: string): number[] {
  const start = (date: CalendarDate, at: number) =>
    toZoned(toCalendarDateTime(date, new Time(at)), timeZone)
      .toDate()
      .getTime()
  return [...hours.workday.map((_, at) => start(day, at)), start(day.add({ days: 1 }), 0)]
}
