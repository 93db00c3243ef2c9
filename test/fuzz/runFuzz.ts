import fc from 'fast-check'
import { startControlledService } from '#test/support/control.ts'
import { checkStored } from './checkStored.ts'
import { heapInUse } from './heapInUse.ts'
import { type Fuzzed, targets } from './targets.ts'

type Options = {
  /** Everything that is sent follows from it. */
  seed: number
  rounds: number
  /** Told what was done so far. */
  onProgress?: (rounds: number) => void
}

const begin = Date.UTC(2026, 10, 20, 12)

/** How much is sent at a time to one target. */
const portion = 50

/** More than this must not be left of what was sent, in bytes, however much that was. */
const mostGrowth = 24 * 1024 * 1024

/** Sends made-up requests and lines of logs to the real service, and throws when it fails, grows, or stores what it must not. */
export async function runFuzz({ seed, rounds, onProgress }: Options) {
  const service = await startControlledService({
    now: new Date(begin).toISOString(),
    environment: { TRUST_PROXY: '1', LOG_LEVEL: 'error' },
  })
  try {
    const website = await service.addWebsite('example.com', {
      timezone: 'UTC',
      exclude_bots: 0,
      exclude_params: 'sid\ntmp_*',
    })
    await service.addWebsite('example.org', { exclude_ips: '10.0.0.0/8\n2001:db8::/32' })
    await service.app.listen({ port: 0, host: '127.0.0.1' })
    const address = service.app.server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const to = { service, port, website }

    const portions = Math.ceil(rounds / portion)
    const warm = Math.ceil(portions / 5)
    let before = 0
    for (let number = 0; number < portions; number += 1) {
      if (number === warm) before = heapInUse()
      // A website takes no more than so many hits in a second.
      service.moveTo(new Date(begin + number * 1000).toISOString())
      await sendPortion(to, seed, number)
      onProgress?.((number + 1) * portion)
    }
    const growth = heapInUse() - before
    const hits = await checkStored(service)
    if (growth > mostGrowth) throw new Error(`${growth} bytes more are in use than after warming up.`)
    return { hits, growth }
  } finally {
    await service.stop()
  }
}

const total = Object.values(targets).reduce((sum, { share }) => sum + share, 0)

async function sendPortion(to: Fuzzed, seed: number, number: number): Promise<void> {
  const [drawn = 0] = fc.sample(fc.integer({ min: 0, max: total - 1 }), { seed: seed + number, numRuns: 1 })
  let below = 0
  for (const [name, target] of Object.entries(targets)) {
    below += target.share
    if (drawn >= below) continue
    return target.run(to, seed + number, portion).catch((error: unknown) => {
      throw new Error(
        `${name}, portion ${number} of seed ${seed}: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      )
    })
  }
}
