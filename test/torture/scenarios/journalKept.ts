import { chmod, chown } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isInsert, openClickHouseServer } from '#test/support/clickHouse/openClickHouseServer.ts'
import { ordinaryUser } from '#test/support/ordinaryUser.ts'
import { emptied } from '#test/torture/journalOf.ts'
import { onScene, type Scenario } from '#test/torture/Scenario.ts'

/** A server remembers the tokens of its last inserts alone: what is stored must not be sent again, however long its file stays. */
export const journalKept: Scenario = {
  name: 'ClickHouse away, and a journal from which nothing can be removed',
  async run({ rounds }) {
    const server = await openClickHouseServer()
    const environment = { CLICKHOUSE_URL: server.url }
    try {
      return await onScene(async ({ folder, ledger, start, outcome }) => {
        if (ordinaryUser !== undefined) await chown(folder, ordinaryUser, ordinaryUser)
        const service = await start(environment, ordinaryUser)
        const journal = join(folder, 'journal')
        await server.away()
        const stream = ledger.stream(service.url, { clients: 4, every: 20 })
        await ledger.more(50)
        await stream.stop()
        await chmod(journal, 0o500)
        server.asked.length = 0
        await server.back()
        // The service asks again every second.
        await pause(3000 + rounds * 50)
        await chmod(journal, 0o700)
        await emptied(folder)

        const tokens = server.asked
          .filter((asked) => isInsert(asked) && /\bhits\b/.test(asked.statement))
          .map(({ settings }) => settings['insert_deduplication_token'])
        if (tokens.length === 0) throw new Error('Nothing of the journal was sent.')
        if (new Set(tokens).size < tokens.length) throw new Error('What was stored was sent again.')
        return outcome(environment, ordinaryUser)
      })
    } finally {
      await server.close()
    }
  },
}
