import { appendFile, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { type ClickHouseServer, isInsert, openClickHouseServer } from '#test/support/clickHouse/openClickHouseServer.ts'
import { expectLog } from '#test/torture/expectLog.ts'
import { emptied, journalOf } from '#test/torture/journalOf.ts'
import { onScene, type Options, type Scenario, type Scene } from '#test/torture/Scenario.ts'

/** Few enough to be pages of their own, however long it takes. */
const pace = { clients: 8, every: 20 }

type ServerScene = Scene & { server: ClickHouseServer }

const withServer =
  (
    act: (scene: ServerScene, options: Options, environment: Record<string, string>) => Promise<void>,
  ): Scenario['run'] =>
  async (options) => {
    const server = await openClickHouseServer()
    const environment = { CLICKHOUSE_URL: server.url }
    try {
      return await onScene(async (scene) => {
        await act({ ...scene, server }, options, environment)
        await emptied(scene.folder)
        return scene.outcome(environment)
      })
    } finally {
      await server.close()
    }
  }

export const clickHouseAway: Scenario = {
  name: 'ClickHouse away for a minute, then killed, then answers lost',
  run: withServer(async ({ server, folder, ledger, start }, { rounds }, environment) => {
    const service = await start(environment)
    const stream = ledger.stream(service.url, pace)
    await ledger.more(50)
    await server.away()
    await pause(Math.min(rounds * 600, 60_000))
    await server.back()
    await emptied(folder)
    await server.stop('SIGKILL')
    await ledger.more(50)
    await server.start()
    await emptied(folder)
    server.fail({ cut: 'after' }, { times: 10, matching: isInsert })
    await ledger.more(50)
    server.fail({ status: 502 }, { times: 10, matching: isInsert })
    await ledger.more(50)
    server.mend()
    await stream.stop()
    await expectLog(service, 'hits wait in the journal', 'nothing waits in the journal any more')
  }),
}

export const killedWhileAway: Scenario = {
  name: 'ClickHouse away, and SIGKILL while what waited is stored',
  run: withServer(async ({ server, ledger, start }, { random, rounds }, environment) => {
    for (let round = 0; round < Math.ceil(rounds / 5); round += 1) {
      const service = await start(environment)
      const stream = ledger.stream(service.url, pace)
      await ledger.more(20)
      await server.away()
      await ledger.more(50)
      server.fail({ cut: 'after' }, { times: 1, matching: isInsert })
      server.fail({ slow: 20 }, { matching: isInsert })
      await server.back()
      await pause(random() * 2000)
      await service.end('SIGKILL')
      server.mend()
      await stream.stop()
    }
    await start(environment)
  }),
}

export const journalFull: Scenario = {
  name: 'ClickHouse away for longer than the journal has room, and senders that try again',
  run: withServer(async ({ server, ledger, start }, { rounds }, environment) => {
    const service = await start({ ...environment, JOURNAL_MB: '1' })
    const stream = ledger.stream(service.url, { load: 1900, again: true })
    await ledger.more(50)
    await server.away()
    await ledger.more(20 + rounds * 2, '503')
    await server.back()
    await ledger.more(50)
    await stream.stop()
    await expectLog(service, 'hits cannot be stored', 'hits are stored again')
    if (ledger.acknowledged.length < ledger.sent()) throw new Error('Somebody who tried again did not get in.')
  }),
}

export const damagedJournal: Scenario = {
  name: 'damaged last part of the journal',
  run: withServer(async ({ server, folder, ledger, start }, { random, rounds }, environment) => {
    for (let round = 0; round < Math.ceil(rounds / 20); round += 1) {
      const service = await start(environment)
      const stream = ledger.stream(service.url, pace)
      await ledger.more(20)
      await server.away()
      await ledger.more(50)
      await service.end('SIGKILL')
      await stream.stop()
      // Of a record that was being written when the power went, some bytes are there.
      const last = (await journalOf(folder)).at(-1)
      if (last === undefined) throw new Error('Nothing waits in the journal.')
      const record = await readFile(last)
      await appendFile(last, record.subarray(0, 1 + Math.floor(random() * (record.length - 1))).subarray(0, 400))
      await server.back()
      const again = await start(environment)
      await emptied(folder)
      await expectLog(again, 'the end of a file of the journal was not written')
      await again.end()
    }
    await start(environment)
  }),
}
