import { onScene, type Scenario } from '#test/torture/Scenario.ts'

export const stopped: Scenario = {
  name: 'SIGTERM at random moments',
  run: ({ random, rounds }) =>
    onScene(async ({ ledger, start, outcome }) => {
      for (let round = 0; round < Math.ceil(rounds / 5); round += 1) {
        const service = await start()
        const stream = ledger.stream(service.url)
        await ledger.more(Math.ceil(random() * 30))
        const code = await service.end('SIGTERM')
        await stream.stop()
        if (code !== 0) throw new Error(`It ended with ${String(code)}: ${service.output()}`)
      }
      return outcome()
    }),
}
