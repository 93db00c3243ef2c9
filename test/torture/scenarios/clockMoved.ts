import { startService } from '#test/support/service.ts'
import { openLedger } from '#test/torture/openLedger.ts'
import { compare } from '#test/torture/Outcome.ts'
import type { Scenario } from '#test/torture/Scenario.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const day = 86_400_000

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** The service in this process, whose clock jumps by up to two years either way while hits come. */
export const clockMoved: Scenario = {
  name: 'clock set back and forward',
  async run({ random, rounds }) {
    const service = await startService({ now: new Date(noon).toISOString() })
    try {
      await service.addWebsite('example.com')
      const ledger = openLedger()
      const send = () =>
        ledger.sendWith(async (payload) => {
          const headers = { 'content-type': 'text/plain', 'user-agent': agent }
          const { statusCode, headers: said } = await service.app.inject({
            method: 'POST',
            url: '/api/event',
            payload,
            headers,
          })
          return {
            status: statusCode,
            retryAfter: said['retry-after'] === undefined ? null : said['retry-after'],
          }
        })
      for (let round = 0; round < rounds; round += 1) {
        const jump = (random() - 0.5) * (round % 2 === 0 ? 4 * 365 * day : 3 * day)
        const sending = Promise.all(Array.from({ length: 20 }, send))
        service.moveTo(new Date(noon + jump).toISOString())
        await Promise.all([sending, ...Array.from({ length: 20 }, send)])
      }
      const rows = await service.hits.read<{ page: string }>('SELECT page FROM hits', {})
      return compare(
        ledger,
        rows.map(({ page }) => page),
      )
    } finally {
      await service.stop()
    }
  },
}
