import { type Clock, dayIn, timestamp } from '#service/clock.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { ImportRow, WebsiteRow } from '#service/storage/sql/tables.ts'

export type Imports = ReturnType<typeof openImports>

/** First and last moment, in milliseconds. */
export type Span = { earliest: number; latest: number }

type Parts = {
  sql: Sql
  hits: Pick<Hits, 'read' | 'deleteHits'>
  clock: Clock
  /** The name of this copy of the service. */
  copy: string
  /** Called for a website after an import of it was removed. */
  onRemoved: (websiteId: number) => void
}

/** What was imported into each website; its hits name the import that they came with. */
export function openImports({ sql, hits, clock, copy, onRemoved }: Parts) {
  const ofWebsite = (websiteId: number) => sql.selectFrom('imports').selectAll().where('website_id', '=', websiteId)

  return {
    async begin({ id, timezone }: WebsiteRow, name: string, { earliest, latest }: Span): Promise<number> {
      const { id: importId } = await sql
        .insertInto('imports')
        .values({
          website_id: id,
          name,
          format: '',
          state: 'running',
          created_at: timestamp(clock()),
          first_day: dayIn(timezone, earliest),
          last_day: dayIn(timezone, latest),
          left_out: '{}',
          copy,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return importId
    },

    /** Before hits of other days are stored, so that what was cut off has its days too. */
    async widen(importId: number, { timezone }: WebsiteRow, { earliest, latest }: Span): Promise<void> {
      await sql
        .updateTable('imports')
        .set({ first_day: dayIn(timezone, earliest), last_day: dayIn(timezone, latest) })
        .where('id', '=', importId)
        .execute()
    },

    async finish(importId: number, told: Pick<ImportRow, 'format' | 'state' | 'left_out'>): Promise<void> {
      await sql.updateTable('imports').set(told).where('id', '=', importId).execute()
    },

    /** The newest first, with how many hits each has by now. */
    async list(websiteId: number): Promise<(ImportRow & { hits: number })[]> {
      const rows = await ofWebsite(websiteId).orderBy('id', 'desc').execute()
      const counted =
        rows.length === 0
          ? []
          : await hits.read<{ import_id: number; hits: number }>(hitsOfImports, { website: websiteId })
      const counts = new Map(counted.map((row) => [row.import_id, row.hits]))
      return rows.map((row) => ({ ...row, hits: counts.get(row.id) ?? 0 }))
    },

    find: (websiteId: number, importId: number): Promise<ImportRow | undefined> =>
      ofWebsite(websiteId).where('id', '=', importId).executeTakeFirst(),

    /** Its hits are gone when this is done. They go first: what is cut off in between can be removed again. */
    async remove({ id, website_id, first_day, last_day }: ImportRow): Promise<void> {
      await hits.deleteHits({
        website: website_id,
        from: first_day,
        to: last_day,
        condition: 'website_id = {website_id:UInt32} AND import_id = {id:UInt32}',
        parameters: { website_id, id },
      })
      await sql.deleteFrom('imports').where('id', '=', id).execute()
      onRemoved(website_id)
    },

    /** Ranges of days with imported hits, in order, none touching another. */
    async days(websiteId: number): Promise<{ from: string; to: string }[]> {
      const rows = await ofWebsite(websiteId).orderBy('first_day').execute()
      const ranges: { from: string; to: string }[] = []
      for (const { first_day: from, last_day: to } of rows) {
        const last = ranges.at(-1)
        if (!last || from > last.to) ranges.push({ from, to })
        else if (to > last.to) last.to = to
      }
      return ranges
    },

    /** What a copy that ended began and did not finish is not under way any more. `present`: the names of those that run. */
    async sweep(present: readonly string[]): Promise<void> {
      await sql
        .updateTable('imports')
        .set({ state: 'broken' })
        .where('state', '=', 'running')
        .where((of) => of.or([of('copy', 'is', null), of('copy', 'not in', present)]))
        .execute()
    },
  }
}

const hitsOfImports = `
  SELECT import_id, count() AS hits
  FROM hits WHERE website_id = {website:UInt32} AND import_id > 0
  GROUP BY import_id`
