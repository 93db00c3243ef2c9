import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningService, runService } from '#test/support/process.ts'
import { type Ledger, openLedger } from './openLedger.ts'
import { addWebsite, compare, type Outcome, storedPages } from './Outcome.ts'

export type Options = {
  /** From 0 to 1; all that happens by chance follows from the seed. */
  random: () => number
  /** How often the process is killed; less of everything else where it is small. */
  rounds: number
}

export type Scenario = {
  /** What goes wrong. */
  name: string
  run: (options: Options) => Promise<Outcome>
}

export type Scene = {
  folder: string
  ledger: Ledger
  /** Starts the service, the first time with a website. */
  start: (environment?: Record<string, string>, user?: number) => Promise<RunningService>
  /** Ends every process, starts the service again, and compares. */
  outcome: (environment?: Record<string, string>, user?: number) => Promise<Outcome>
}

/** A folder and a ledger for one scenario; afterwards nothing is left of it. */
export async function onScene<T>(act: (scene: Scene) => Promise<T>, root = tmpdir()): Promise<T> {
  const folder = await mkdtemp(join(root, 'porchlight-torture-'))
  const ledger = openLedger()
  const running: RunningService[] = []
  const endAll = (signal: 'SIGTERM' | 'SIGKILL') => Promise.all(running.map((service) => service.end(signal)))

  async function start(environment = {}, user?: number): Promise<RunningService> {
    const isFirst = running.length === 0
    const service = await runService(folder, environment, { user })
    running.push(service)
    if (isFirst) await addWebsite(service)
    return service
  }

  try {
    return await act({
      folder,
      ledger,
      start,
      async outcome(environment, user) {
        await endAll('SIGTERM')
        return compare(ledger, await storedPages(await start(environment, user)))
      },
    })
  } finally {
    await endAll('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}
