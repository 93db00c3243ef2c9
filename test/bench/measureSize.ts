import type { RunningService } from '#test/support/process.ts'
import { askEngine } from './askEngine.ts'
import { fillFolder } from './fillFolder.ts'
import { measureCollecting } from './measureCollecting.ts'
import { measureDashboard } from './measureDashboard.ts'
import { measureImport } from './measureImport.ts'
import { measureStart } from './measureStart.ts'
import { pageRows, statisticRow, statisticTable, timePage, timeStatistics } from './measureStatistics.ts'
import { anonymousMemory, untilFolded, untilIdle } from './processOf.ts'
import type { Row } from './table.ts'

type Measured = { rows: Row[]; statistics: string }

/** All figures with so many hits stored, which it makes in a folder; `withBrowser` draws the dashboard too. */
export async function measureSize(folder: string, hits: number, withBrowser: boolean): Promise<Measured> {
  await fillFolder(folder, hits)
  const { service, row: start } = await measureStart(folder)
  const { times, page, collecting, ...memory } = await measureRunning(service).finally(() => service.end())
  const engine = await askEngine(folder)
  const rows = [
    statisticRow(times, engine),
    ...pageRows(page),
    ...collecting,
    ...(await measureImport(folder)),
    figure('bytes on disk a hit', engine.bytes, 40, ''),
    figure('anonymous memory, idle', memory.atFirst, 200, ' MB'),
    figure('anonymous memory, after all of the above', memory.afterwards, 500, ' MB'),
    start,
    ...(withBrowser ? await measureDashboard(folder) : []),
  ]
  return { rows, statistics: statisticTable(times, engine) }
}

/** What a service does that runs. */
async function measureRunning(service: RunningService) {
  await untilIdle(service)
  const atFirst = await anonymousMemory(service)
  await untilFolded(service)
  const times = await timeStatistics(service)
  const page = await timePage(service)
  const collecting = await measureCollecting(service)
  await untilIdle(service)
  return { times, page, collecting, atFirst, afterwards: await anonymousMemory(service) }
}

const figure = (what: string, value: number, goal: number, unit: string): Row => ({
  what,
  measured: `${value.toFixed(unit ? 0 : 1)}${unit}`,
  goal: `${goal}${unit}`,
  isMet: value <= goal,
})
