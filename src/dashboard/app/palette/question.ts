import { type StatisticName, statisticNames, statistics } from '#contract/statistic.ts'
import { rowTitleOf, titleOf } from '#dashboard/statistics/definitions.ts'

/** Which statistics somebody may look for a value in, and what the value has in it. */
export type Question = { names: readonly StatisticName[]; search: string }

/** Where a word is looked for that is said without a statistic. */
const likely: readonly StatisticName[] = ['page', 'country', 'referrer', 'browser']

/** The fewest characters a word of its own has to have: one is in everything. */
const shortest = 2

/** Reads `country: Ger`, by a statistic's name or the beginning of its title, or a word of its own; null for less. */
export function questionOf(typed: string): Question | null {
  const [, about = '', value = ''] = /^([^:]+):(.*)$/.exec(typed) ?? []
  const name = statisticOf(about.trim().toLowerCase())
  if (name) return { names: [name], search: value.trim() }
  const search = typed.trim()
  return search.length < shortest ? null : { names: likely, search }
}

function statisticOf(word: string): StatisticName | undefined {
  if (word === '') return undefined
  return (
    filterable.find((name) => called(name).includes(word)) ??
    filterable.find((name) => called(name).some((title) => title.startsWith(word)))
  )
}

const called = (name: StatisticName) => [name, rowTitleOf(name).toLowerCase(), titleOf(name).toLowerCase()]

/** Days and hours are chosen otherwise. */
const filterable = statisticNames.filter((name) => !/day|hour/.test(statistics[name].value))
