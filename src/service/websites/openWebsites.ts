import type { ExpressionBuilder } from 'kysely'
import type { WebsiteCreate, WebsiteListQuery, WebsiteUpdate } from '#contract/website.ts'
import { type Clock, dayIn, timestamp } from '#service/clock.ts'
import { invalid, notFound } from '#service/http/problems.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { AccountRow, Tables, WebsiteRow } from '#service/storage/sql/tables.ts'
import { checkSettings } from './checkSettings.ts'

export type Websites = ReturnType<typeof openWebsites>

type Parts = {
  sql: Sql
  hits: Hits
  clock: Clock
  hashPassword: (password: string) => Promise<string>
  onError: (error: unknown) => void
}

const strangers =
  'There are hits of websites that this relational database never had. Are DATA_DIR, DATABASE_URL and CLICKHOUSE_URL those that belong together? Nothing of these hits was deleted.'

/** The databases have no other function in common that looks for text as it is. */
const contains = (column: 'domain', text: string) => (of: ExpressionBuilder<Tables, 'websites'>) =>
  of(of.fn('replace', [column, of.val(text), of.val('')]), '!=', of.ref(column))

const timeZoneHere = new Intl.DateTimeFormat().resolvedOptions().timeZone

export function openWebsites({ sql, hits, clock, hashPassword, onError }: Parts) {
  const now = () => timestamp(clock())
  const websites = () => sql.selectFrom('websites').selectAll()

  return {
    async list(account: AccountRow, { search, favorite, sort_by, sort, per_page, page }: WebsiteListQuery) {
      let matching = sql.selectFrom('websites').where('account_id', '=', account.id)
      if (search) matching = matching.where(contains('domain', search.toLowerCase()))
      if (favorite !== undefined) matching = matching.where('favorite', '=', favorite)
      const { total } = await matching.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const rows = await matching
        .selectAll()
        .orderBy(sort_by, sort)
        .limit(per_page)
        .offset((page - 1) * per_page)
        .execute()
      return { rows, total }
    },

    /** All of an account in the order of their ids, or those of them that are named. */
    listAll(account: AccountRow, ids?: readonly number[]): Promise<WebsiteRow[]> {
      const all = websites().where('account_id', '=', account.id).orderBy('id')
      return (ids ? all.where('id', 'in', ids) : all).execute()
    },

    find: (id: number): Promise<WebsiteRow | undefined> => websites().where('id', '=', id).executeTakeFirst(),

    findByDomain: (domain: string): Promise<WebsiteRow | undefined> =>
      websites().where('domain', '=', domain).executeTakeFirst(),

    /** Throws a 422 when a field is wrong or the domain is tracked already, by whomever. */
    async create(account: AccountRow, fields: WebsiteCreate): Promise<WebsiteRow> {
      const { password, ...settings } = checkSettings(fields, { privacy: 0, password_hash: null }, hits.timeZones)
      const row = await sql
        .insertInto('websites')
        .values({
          ...settings,
          account_id: account.id,
          favorite: 0,
          timezone: settings.timezone ?? timeZoneHere,
          password_hash: password ? await hashPassword(password) : null,
          created_at: now(),
          updated_at: now(),
        })
        .onConflict((conflict) => conflict.column('domain').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!row) throw invalid({ domain: ['The domain has already been taken.'] })
      return row
    },

    /** The website as it would be with these rules; throws a 422 when one is wrong. */
    withRules(website: WebsiteRow, rules: Pick<WebsiteUpdate, 'exclude_params' | 'exclude_bots'>): WebsiteRow {
      const { exclude_params, exclude_bots } = checkSettings(rules, website, hits.timeZones)
      return {
        ...website,
        exclude_params: exclude_params ?? website.exclude_params,
        exclude_bots: exclude_bots ?? website.exclude_bots,
      }
    },

    /** Changes what is given; throws a 422 when a field is wrong. A new password or privacy ends the tokens given out before. */
    async update(website: WebsiteRow, fields: WebsiteUpdate): Promise<WebsiteRow> {
      const { password, ...settings } = checkSettings(fields, website, hits.timeZones)
      const closes = Boolean(password) || (settings.privacy !== undefined && settings.privacy !== website.privacy)
      const password_hash = password && (await hashPassword(password))
      const keepsOther = settings.keep_months !== undefined && settings.keep_months !== website.keep_months
      const row = await sql
        .updateTable('websites')
        .set((stored) => ({
          ...settings,
          ...(password_hash && { password_hash }),
          // One more than is stored by now: a count that came twice would open with tokens that were ended.
          // Whoever chose wrong has the rest of the day to see it.
          ...(keepsOther && { retention_day: dayIn(settings.timezone ?? website.timezone, clock()) }),
          ...(closes && { access_version: stored('access_version', '+', 1) }),
          updated_at: now(),
        }))
        .where('id', '=', website.id)
        .returningAll()
        .executeTakeFirst()
      if (!row) throw notFound('website')
      return row
    },

    /** Deletes the website, then its hits: they are out of reach from the first moment. */
    async delete(website: WebsiteRow): Promise<void> {
      await sql.deleteFrom('websites').where('id', '=', website.id).execute()
      await hits.deleteWebsites([website.id])
    },

    /**
     * Deletes hits of websites that are gone: stored while theirs was being deleted, or left by a process that was killed. Those of
     * websites that were never here are another database's: they are left, and told of. Throws where there never was any.
     */
    async sweep(): Promise<void> {
      // Hits first: a website that is added meanwhile must not seem gone.
      const found = await hits.websites()
      const tracked = await sql.selectFrom('websites').select('id').execute()
      const numbers = await sql.numbering.last('websites').execute(sql)
      const last = numbers.rows[0]?.last ?? 0
      const ids = new Set(tracked.map(({ id }) => id))
      const untracked = found.filter((id) => !ids.has(id))
      const gone = untracked.filter((id) => id <= last)
      if (gone.length > 0) await hits.deleteWebsites(gone)
      if (untracked.length === gone.length) return
      if (last === 0) throw new Error(strangers)
      onError(new Error(strangers))
    },

    /** Writes down when a website's last hit was stored, in milliseconds; an earlier one changes nothing. */
    async touch(id: number, time: number): Promise<void> {
      const last_hit_at = timestamp(time)
      await sql
        .updateTable('websites')
        .set({ last_hit_at })
        .where('id', '=', id)
        .where((of) => of.or([of('last_hit_at', 'is', null), of('last_hit_at', '<', last_hit_at)]))
        .execute()
    },
  }
}
