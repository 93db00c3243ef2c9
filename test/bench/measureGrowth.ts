import { type RunningService, runService } from '#test/support/process.ts'
import { untilFolded } from './processOf.ts'
import { readPage } from './readPage.ts'
import { inMillions, median, milliseconds, type Row } from './table.ts'

/** A data folder, and how many hits are in it. */
type Sized = { folder: string; hits: number }

const rounds = 21

/**
 * What the hits of other websites cost the statistics of one. Both folders are read in turns, as a machine is not always as fast, and
 * of days that have the same hits in both.
 */
export async function measureGrowth(smallest: Sized, largest: Sized): Promise<Row> {
  const services = [await runService(smallest.folder), await runService(largest.folder)] as const
  const [small, large] = services
  try {
    for (const service of services) await untilFolded(service)
    const times = await inTurns(small, large)
    const ratio = times.large / times.small
    return {
      what: `growth from ${inMillions(smallest.hits)} to ${inMillions(largest.hits)} hits: the same website's statistics page, 30 days`,
      measured: `${milliseconds(times.large)}, ${ratio.toFixed(2)} times as long`,
      reference: milliseconds(times.small),
      goal: '1.2 times',
      isMet: ratio <= 1.2,
    }
  } finally {
    for (const service of services) await service.end()
  }
}

async function inTurns(small: RunningService, large: RunningService): Promise<{ small: number; large: number }> {
  const times: { small: number[]; large: number[] } = { small: [], large: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.small.push(await readPage(small, '30 days', round))
    times.large.push(await readPage(large, '30 days', round))
  }
  return { small: median(times.small), large: median(times.large) }
}
