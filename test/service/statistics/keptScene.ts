import { Readable } from 'node:stream'
import type { StatisticName, StatisticRow } from '#contract/statistic.ts'
import { ImportSummary } from '#service/importing/ImportSummary.ts'
import { foldKey } from '#service/statistics/foldKey.ts'
import { openFolds } from '#service/statistics/folding/openFolds.ts'
import { openFolding } from '#service/statistics/openFolding.ts'
import type { Hit } from '#service/storage/hits/Hit.ts'
import { openChanges } from '#service/storage/openChanges.ts'
import { connectSql } from '#service/storage/sql/openSql.ts'
import { countInMemory } from './countInMemory.ts'
import { startControlledService } from '#test/support/control.ts'
import { databaseOf } from '#test/support/postgres/databaseOf.ts'

export type Kept = Awaited<ReturnType<typeof openKept>>

type Asked = { name: StatisticName; from: string; to: string }

/** The service as it is reached, and what folds for it as another copy would, and websites of few hits, too. */
export async function openKept(start: string) {
  let now = Date.parse(start)
  const clock = () => now
  const service = await startControlledService({ now: start })
  const { hits, request, control } = service
  const sql = connectSql(service.folder, await databaseOf(service.folder))
  const folds = openFolds(sql, clock, foldKey({ version: hits.version, identity: await hits.folded.identity() }))
  const onError = (error: unknown) => {
    throw error
  }
  const folding = openFolding({ sql, hits, changes: openChanges(sql, clock), folds, clock, least: 1, onError })
  /** What a browser has: the name of each answer, and the answer. */
  const browser = new Map<string, { tag: string; answer: unknown }>()
  const seen = { confirmed: 0, folded: 0 }

  const ok = <T extends { status: number; text: string }>(answer: T): T => {
    if (answer.status >= 400) throw new Error(answer.text)
    return answer
  }

  function pass(minutes: number) {
    now += minutes * 60_000
    service.moveTo(new Date(now).toISOString())
  }

  async function websiteOf(id: number) {
    const website = await service.websites.find(id)
    if (!website) throw new Error('It is gone.')
    return website
  }

  const addressOf = (id: number, asked: Asked) =>
    `/api/v1/stats/${id}?${new URLSearchParams({ ...asked, sort_by: 'value', sort: 'asc', per_page: '100' })}`

  async function ask(url: string, had?: { tag: string; answer: unknown }): Promise<unknown> {
    const { status, headers, body } = ok(
      await request('GET', url, { headers: had ? { 'if-none-match': had.tag } : {} }),
    )
    if (status === 304) {
      seen.confirmed += 1
      return had?.answer
    }
    const rows = body.data.map(({ value, count }: StatisticRow) => [value, count])
    const answer = { name: body.meta.name, rows, sum: body.meta.sum }
    // What may not be kept does not make a browser forget what it has.
    if (headers.etag !== undefined && (had || !browser.has(url))) browser.set(url, { tag: headers.etag, answer })
    return answer
  }

  return {
    ...service,
    seen,
    pass,

    /** Folds all there is, once nothing is about to change any more. */
    async fold(id: number) {
      pass(15)
      await folding.tick()
      seen.folded += (await folds.valid([await websiteOf(id)])).length
    },
    visit: async (body: object, agent: string) =>
      ok(
        await request('POST', '/api/event', {
          body: JSON.stringify(body),
          headers: { 'content-type': 'text/plain', 'user-agent': agent },
        }),
      ),
    importLog: (id: number, log: string) =>
      control.ask(ImportSummary, 'POST', `/websites/${id}/history?name=access.log`, {
        bytes: Readable.from([Buffer.from(log)]),
      }),
    /** Removes what was imported last, if there is something. */
    async undoImport(id: number) {
      const [last] = ok(await request('GET', `/api/v1/websites/${id}/imports`)).body.data
      if (last) ok(await request('DELETE', `/api/v1/websites/${id}/imports/${last.id}`))
    },
    async remove(id: number, form: Record<string, string>) {
      const send = async (more = {}) =>
        ok(await request('POST', `/api/v1/websites/${id}/deletions`, { form: { ...form, ...more } })).body.data
      const { hits: found, until } = await send()
      await send({ hits: found, until })
    },
    move: async (id: number, timezone: string) =>
      ok(await request('PUT', `/api/v1/websites/${id}`, { form: { timezone } })),

    /** As whoever has nothing asks. */
    ask: (id: number, asked: Asked) => ask(addressOf(id, asked)),
    /** As a browser asks that has an answer: of before something happened, if it asked then. */
    askAgain: (id: number, asked: Asked) => ask(addressOf(id, asked), browser.get(addressOf(id, asked))),

    /** What is true, by the hits that are stored. */
    async count(id: number, range: { from: string; to: string }) {
      const stored = await hits.read<Hit>(
        `SELECT * REPLACE (toFloat64(toUnixTimestamp64Milli(time)) AS time, toString(visitor) AS visitor)
         FROM hits WHERE website_id = {id:UInt32}`,
        { id },
      )
      const counted = countInMemory(stored, await websiteOf(id), range)
      return (name: StatisticName) => {
        const rows = Object.entries(counted(name)).toSorted(([one], [other]) => (one < other ? -1 : 1))
        return { name, rows: rows.slice(0, 100), sum: rows.reduce((sum, [, count]) => sum + count, 0) }
      }
    },

    async stop() {
      await folding.close()
      await sql.destroy()
      await service.stop()
    },
  }
}
