import { sql as raw } from 'kysely'
import { type Clock, timestamp } from '#service/clock.ts'
import { isOver } from '#service/storage/openChanges.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { FoldRow, WebsiteRow } from '#service/storage/sql/tables.ts'

export type Folds = ReturnType<typeof openFolds>

/** Days of one month that are counted at once. */
export type Piece = Pick<FoldRow, 'website_id' | 'key' | 'first_day' | 'last_day'>

type Website = Pick<WebsiteRow, 'id' | 'timezone' | 'domain'>

/** Who counts a piece and did not come to an end in this time is taken for dead, in milliseconds. */
const patience = 3_600_000

/** Folds of a key that is a website's no more are kept for so long, in milliseconds: it may be changed back. */
const memory = 86_400_000

/** Changes that a fold's months had; a fold is valid while they are as many as when it began. */
const changesSince = raw<number>`(
  SELECT COALESCE(SUM(generation), 0) FROM changes
  WHERE changes.website_id = folds.website_id
    AND changes.first_month <= substr(folds.last_day, 1, 7) AND changes.last_month >= substr(folds.first_day, 1, 7)
)`

/** What is folded, and whether it still holds. `keyOf`: what a website's numbers depend on beside its hits. */
export function openFolds(sql: Sql, clock: Clock, keyOf: (website: Website) => string) {
  const keys = (websites: readonly Website[]) => new Map(websites.map((website) => [website.id, keyOf(website)]))
  const now = () => timestamp(clock())
  /** What began in the future was counted by a clock that was set back since: its days may not have been over. */
  const valid = () =>
    sql.selectFrom('folds').selectAll().where('generation', '=', changesSince).where('began_at', '<=', now())

  return {
    keyOf,

    /** Those that hold, of these websites as they are now. */
    async valid(websites: readonly Website[]): Promise<FoldRow[]> {
      const keyed = keys(websites)
      const rows = await valid()
        .where('website_id', 'in', [...keyed.keys()])
        .where('state', '=', 'done')
        .execute()
      return rows.filter(({ website_id, key }) => keyed.get(website_id) === key)
    },

    /** Forgets what does not hold any more, and what nobody completes. */
    async forget(websites: readonly Website[]): Promise<void> {
      const at = clock()
      const keyed = keys(websites)
      const holding = new Set((await valid().execute()).map(({ id }) => id))
      const isKept = ({ id, website_id, key, began_at, state }: FoldRow) =>
        holding.has(id) &&
        (state === 'done' || at - Date.parse(began_at) < patience) &&
        (keyed.get(website_id) === key || at - Date.parse(began_at) < memory)
      const gone = (await sql.selectFrom('folds').selectAll().execute()).filter((fold) => !isKept(fold))
      for (const { id } of gone) await sql.deleteFrom('folds').where('id', '=', id).execute()
      await sql
        .deleteFrom('changes')
        .where('website_id', 'not in', (of) => of.selectFrom('websites').select('id'))
        .execute()
    },

    /** Takes a piece for this copy of the service; undefined when another has it, or its days may change any moment. */
    async begin(piece: Piece): Promise<number | undefined> {
      const began_at = now()
      const changes = await sql
        .selectFrom('changes')
        .selectAll()
        .where('website_id', '=', piece.website_id)
        .where('first_month', '<=', piece.last_day.slice(0, 7))
        .where('last_month', '>=', piece.first_day.slice(0, 7))
        .execute()
      if (changes.some(({ changed_at }) => !isOver(changed_at, clock()))) return undefined
      const generation = changes.reduce((sum, change) => sum + change.generation, 0)
      const row = await sql
        .insertInto('folds')
        .values({ ...piece, generation, began_at, state: 'begun' })
        .onConflict((conflict) => conflict.columns(['website_id', 'key', 'first_day', 'last_day']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },

    /** Now it is read; its parts that were folded before are not, and are forgotten. */
    async finish(id: number, { website_id, key, first_day, last_day }: Piece): Promise<void> {
      await sql.transaction().execute(async (all) => {
        const { numUpdatedRows } = await all
          .updateTable('folds')
          .set({ state: 'done' })
          .where('id', '=', id)
          .executeTakeFirst()
        // Somebody thought that it was given up.
        if (numUpdatedRows === 0n) return
        await all
          .deleteFrom('folds')
          .where('id', '!=', id)
          .where('website_id', '=', website_id)
          .where('key', '=', key)
          .where('first_day', '>=', first_day)
          .where('last_day', '<=', last_day)
          .execute()
      })
    },

    /** Gives up what was begun. */
    async abandon(id: number): Promise<void> {
      await sql.deleteFrom('folds').where('id', '=', id).execute()
    },

    async all(): Promise<Set<number>> {
      return new Set((await sql.selectFrom('folds').select('id').execute()).map(({ id }) => id))
    },
  }
}
