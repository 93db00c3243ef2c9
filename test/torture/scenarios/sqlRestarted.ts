import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '#test/support/postgres/openPostgres.ts'
import { onScene, type Scenario } from '#test/torture/Scenario.ts'

export const sqlRestarted: Scenario = {
  name: 'SQL server restarted (PostgreSQL)',
  async run({ random, rounds }) {
    const postgres = await openPostgres()
    const environment = { DATABASE_URL: postgres.url('postgres') }
    try {
      return await onScene(async ({ ledger, start, outcome }) => {
        const service = await start(environment)
        const stream = ledger.stream(service.url, { clients: 8, every: 20 })
        for (let round = 0; round < Math.ceil(rounds / 20); round += 1) {
          await ledger.more(20)
          await postgres.end()
          await pause(random() * Math.min(rounds * 100, 3000))
          await postgres.start()
          await ledger.more(20)
        }
        await stream.stop()
        return outcome(environment)
      })
    } finally {
      await postgres.close()
    }
  },
}
