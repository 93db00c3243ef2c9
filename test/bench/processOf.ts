import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { RunningService } from '#test/support/process.ts'

type Running = Pick<RunningService, 'pid'>

/** Memory that is no file's, in megabytes. */
export async function anonymousMemory({ pid }: Running): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1024
}

/** What a process has used of all cores, in milliseconds. */
async function cpuTime({ pid }: Running): Promise<number> {
  const [, state = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')
  const fields = state.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Of a core in each second: less is nothing that anybody asked for. */
const idle = 100

/** Resolves when a service does nothing any more, neither what it tidies up nor what it counts beforehand; after five minutes anyhow. */
export async function untilIdle(service: Running): Promise<void> {
  let quiet = 0
  for (let second = 0; second < 300 && quiet < 5; second += 1) {
    const before = await cpuTime(service)
    await pause(1000)
    quiet = (await cpuTime(service)) - before < idle ? quiet + 1 : 0
  }
}

/** Resolves when the days that are closed are folded, which begins a minute after the start; after twenty minutes anyhow. */
export async function untilFolded(service: RunningService): Promise<void> {
  let calm = 0
  let before = 0
  for (let second = 0; second < 1200 && calm < 15; second += 1) {
    const metrics = await (await service.request('/metrics')).text()
    const folds = (state: string) =>
      Number(new RegExp(`^porchlight_folds\\{state="${state}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0)
    calm = folds('done') > 0 && folds('done') === before && folds('begun') === 0 ? calm + 1 : 0
    before = folds('done')
    await pause(1000)
  }
}
