import type { RunningService } from '#test/support/process.ts'
import type { askEngine } from './askEngine.ts'
import { inRange } from './fillFolder.ts'
import { everyStatistic, type Length, range, rounds } from './ranges.ts'
import { readOne, readPage } from './readPage.ts'
import { atMost, inMillions, median, milliseconds, type Row } from './table.ts'

type PageTimes = { first: number; again: number; year: number }

/** What the statistics page waits for: for days that nobody asked for yet, for the same ones again and again, and for 12 months. */
export async function timePage(service: RunningService): Promise<PageTimes> {
  const several = async (length: Length, daysAgo: (round: number) => number) => {
    const times = []
    for (let round = 0; round < rounds; round += 1) times.push(await readPage(service, length, daysAgo(round)))
    return median(times)
  }
  return {
    first: await several('90 days', (round) => rounds + round),
    again: await several('90 days', () => 0),
    year: await several('12 months', (round) => rounds + round),
  }
}

export const pageRows = ({ first, again, year }: PageTimes): Row[] => [
  atMost(
    `statistics page, all its requests, 90 days, ${inMillions(inRange)} hits in range`,
    first,
    150,
    `asked for again and again: ${milliseconds(again)}`,
  ),
  {
    what: 'the same, 12 months',
    measured: `${milliseconds(year)}, ${(year / first).toFixed(2)} times as long`,
    reference: `90 days: ${milliseconds(first)}`,
    goal: '2 times',
    isMet: year <= 2 * first,
  },
]

/** How long each statistic takes over HTTP, in the order of `everyStatistic`. */
export async function timeStatistics(service: RunningService): Promise<number[]> {
  const times = []
  for (const { name, length } of everyStatistic) {
    const taken = []
    for (let round = 0; round < rounds; round += 1)
      taken.push(await readOne(service, { name, ...range(length, round) }))
    times.push(median(taken))
  }
  return times
}

type Engine = Awaited<ReturnType<typeof askEngine>>

/** The one that is furthest from its goal, and whether all are within. */
export function statisticRow(times: readonly number[], { times: bare }: Pick<Engine, 'times'>): Row {
  const asked = everyStatistic.map(({ name, length }, index) => {
    const [took = Number.NaN, statement = Number.NaN] = [times[index], bare[index]]
    return { name, length, took, statement, allowed: 1.3 * statement + 5 }
  })
  const within = asked.filter(({ took, allowed }) => took <= allowed)
  const [worst] = asked.toSorted((one, other) => other.took / other.allowed - one.took / one.allowed)
  return {
    what: `each statistic over HTTP, 30 days, 90 days, 12 months`,
    measured: `${within.length} of ${asked.length} within; worst: ${worst?.name}, ${worst?.length}, ${milliseconds(worst?.took ?? Number.NaN)}`,
    reference: `the statement on the engine: ${milliseconds(worst?.statement ?? Number.NaN)}`,
    goal: '1.3 times + 5 ms',
    isMet: within.length === asked.length,
  }
}

/** All of them, over HTTP and on the engine, in milliseconds: a Markdown table. */
export function statisticTable(times: readonly number[], { times: bare }: Pick<Engine, 'times'>): string {
  const names = [...new Set(everyStatistic.map(({ name }) => name))]
  const cell = (name: string, length: Length) => {
    const index = everyStatistic.findIndex((asked) => asked.name === name && asked.length === length)
    return `${times[index]?.toFixed(0)} / ${bare[index]?.toFixed(0)}`
  }
  const lines = names.map(
    (name) =>
      `| ${name} | ${(['30 days', '90 days', '12 months'] as const).map((length) => cell(name, length)).join(' | ')} |\n`,
  )
  return `| over HTTP / on the engine, ms | 30 days | 90 days | 12 months |\n| --- | --- | --- | --- |\n${lines.join('')}`
}
