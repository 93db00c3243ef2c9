import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, spawnService } from '#test/support/process.ts'
import { onScene, type Scenario } from '#test/torture/Scenario.ts'

/** Somewhere between the first instruction and the first answer. */
async function killWhileStarting(folder: string, after: number): Promise<void> {
  const child = spawnService(await freePort(), folder, {})
  const exit = once(child, 'exit')
  await pause(after)
  child.kill('SIGKILL')
  await exit
}

export const killed: Scenario = {
  name: 'SIGKILL at random moments',
  run: ({ random, rounds }) =>
    onScene(async ({ folder, ledger, start, outcome }) => {
      for (let round = 0; round < rounds; round += 1) {
        const service = await start()
        const stream = ledger.stream(service.url)
        if (round % 2 === 0) await ledger.more(Math.ceil(random() * 60))
        else await pause(random() * 400)
        // Some while it is ending in order.
        if (round % 4 === 3 && service.pid !== undefined) process.kill(service.pid, 'SIGTERM')
        if (round % 4 === 3) await pause(random() * 60)
        await service.end('SIGKILL')
        await stream.stop()
        if (round % 5 === 4) await killWhileStarting(folder, random() * 700)
      }
      return outcome()
    }),
}
