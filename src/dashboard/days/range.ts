import { DayRange } from '#contract/dayRange.ts'
import { text } from '#dashboard/language/text.ts'
import { addDays, countDays, type Day } from './day.ts'

/** Whole days, both ends included. */
export type Range = { from: Day; to: Day }

/** The ranges with a name, in the order they are offered. Those that go on end today, although it is not over. */
export const presets = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => lastDays(1, addDays(today, -1)),
  '7d': (today) => lastDays(7, today),
  '30d': (today) => lastDays(30, today),
  '90d': (today) => lastDays(90, today),
  month: (today) => ({ from: firstOfMonth(today), to: today }),
  'last-month': (today) => monthEnding(addDays(firstOfMonth(today), -1)),
  year: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  '12m': (today) => ({ from: addDays(yearBefore(today), 1), to: today }),
} as const satisfies Record<string, (today: Day) => Range>

export type Preset = keyof typeof presets

const isPreset = (name: string): name is Preset => Object.hasOwn(presets, name)

/** What a preset is called. */
export const presetTitle = (preset: Preset): string => text(`days.${preset}`)

export const presetNames = Object.keys(presets).filter(isPreset)

/** What somebody chose: a preset, which moves on with the day, or days that stay. */
export type RangeChoice = Preset | Range

const defaultChoice: RangeChoice = '30d'

export const rangeOf = (choice: RangeChoice, today: Day): Range =>
  typeof choice === 'string' ? presets[choice](today) : choice

/** The days of the same number right before. */
export const previous = ({ from, to }: Range): Range => lastDays(countDays(from, to), addDays(from, -1))

/** Reads `?range=7d` or `?from=2026-11-01&to=2026-11-20`; anything the service would refuse is the default. */
export function readChoice(query: URLSearchParams): RangeChoice {
  const preset = query.get('range')
  if (preset !== null && isPreset(preset)) return preset
  return daysFrom(query.get('from'), query.get('to')) ?? defaultChoice
}

/** Two days of an address as a range; null where the service would refuse them. */
export function daysFrom(from: string | null, to: string | null): Range | null {
  const days = DayRange.safeParse({ from, to })
  return days.success ? days.data : null
}

/** Whether an address says which days. */
export const saysRange = (query: URLSearchParams): boolean => query.has('range') || query.has('from')

/** A choice as an address says it; the default is not said. */
export function writeChoice(choice: RangeChoice): Record<'range' | 'from' | 'to', string | undefined> {
  if (typeof choice !== 'string') return { range: undefined, ...choice }
  return { range: choice === defaultChoice ? undefined : choice, from: undefined, to: undefined }
}

/** The calendar month of a day. */
export function monthOf(day: Day): Range {
  const from = firstOfMonth(day)
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) }
}

/** The calendar year of a day. */
export const yearOf = (day: Day): Range => ({ from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` })

const lastDays = (days: number, to: Day): Range => ({ from: addDays(to, 1 - days), to })
const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`
const monthEnding = (day: Day): Range => ({ from: firstOfMonth(day), to: day })
/** 29 February has none, and is put on the 28th. */
const yearBefore = (day: Day): Day =>
  `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4).replace('-02-29', '-02-28')}`
