import { type AlertHours, hour } from './alertHours.ts'
import { type Usual, usualOf } from './usual.ts'

/** What came in an hour; undefined in one that the clock skipped. */
export type Visitors = readonly (readonly (number | undefined)[])[]

/** A shorter silence is nothing: a website's own restart, or a moment without a network. */
const shortest = 15 * 60_000
/** When so many visitors usually come and none does, it is no chance, however their visits bunch. */
const leastVisitors = 20

/**
 * Whether nothing has come for longer than chance explains: in the same time of the weeks before there were 20 visitors at least,
 * but for one week. Returns how many it usually is. Of a longer silence the last 24 hours are looked at.
 */
export function judgeSilence(since: number, now: number, hours: AlertHours, visitors: Visitors): Usual | undefined {
  if (now - since < shortest) return undefined
  const shares = (hours[0] ?? []).map((start) => (start === null ? 0 : shareOf(start, since, now)))
  const expected = visitors
    .slice(1)
    .map((week) => shares.reduce((sum, share, back) => sum + share * (week[back] ?? 0), 0))
    .map(Math.floor)
  const usual = usualOf(expected)
  return usual && usual.from >= leastVisitors ? usual : undefined
}

/** How much of an hour lies in a span of time, from 0 to 1. */
const shareOf = (start: number, from: number, to: number) =>
  Math.max(0, Math.min(start + hour, to) - Math.max(start, from)) / hour
