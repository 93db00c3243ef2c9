import type { FrozenLinkCreate } from '#contract/frozenLink.ts'
import { mostFrozen } from '#contract/frozenLink.ts'
import type { StatisticName } from '#contract/statistic.ts'
import { type Clock, timestamp } from '#service/clock.ts'
import { invalid, notFound } from '#service/http/problems.ts'
import type { Reading } from '#service/Reading.ts'
import { lock } from '#service/storage/sql/lock.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { FrozenLinkRow } from '#service/storage/sql/tables.ts'
import type { FrozenAnswer } from './FrozenAnswer.ts'
import { hashSecret, newSecret } from './frozenSecrets.ts'

export type FrozenLinks = ReturnType<typeof openFrozenLinks>

const day = 86_400_000

/** Links that open numbers as they were when they were made. One that has expired opens nothing, and is deleted. */
export function openFrozenLinks(sql: Sql, clock: Clock) {
  const now = () => timestamp(clock())
  const links = () => sql.selectFrom('frozen_links').selectAll()
  const sweep = async () => {
    await sql.deleteFrom('frozen_links').where('expires_at', '<=', now()).execute()
  }

  return {
    sweep,

    /** Newest first. */
    async list(websiteId: number): Promise<FrozenLinkRow[]> {
      await sweep()
      return links().where('website_id', '=', websiteId).orderBy('id', 'desc').execute()
    },

    /** Keeps the answers; the secret can be read here and never again. Throws a 422 when the website has too many links. */
    async make(
      { website, minimum }: Reading,
      { from, to, compare_from, compare_to, days }: FrozenLinkCreate,
      answers: ReadonlyMap<StatisticName, FrozenAnswer>,
    ): Promise<{ link: FrozenLinkRow; secret: string }> {
      const secret = newSecret()
      const link = await sql.transaction().execute(async (all) => {
        await lock(all, 'websites', website.id)
        const { count } = await all
          .selectFrom('frozen_links')
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('website_id', '=', website.id)
          .executeTakeFirstOrThrow()
        if (count >= mostFrozen) throw tooMany()
        const made = await all
          .insertInto('frozen_links')
          .values({
            website_id: website.id,
            hash: hashSecret(secret),
            from_date: from,
            to_date: to,
            compare_from_date: compare_from ?? null,
            compare_to_date: compare_to ?? null,
            timezone: website.timezone,
            minimum,
            created_at: now(),
            expires_at: timestamp(clock() + days * day),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        const rows = Array.from(answers, ([name, answer]) => ({
          link_id: made.id,
          name,
          answer: JSON.stringify(answer),
        }))
        await all.insertInto('frozen_answers').values(rows).execute()
        return made
      })
      return { link, secret }
    },

    /** Throws a 422 when one more would be too many, which is cheaper to know before its answers are read. */
    async makeRoom(websiteId: number): Promise<void> {
      if ((await this.list(websiteId)).length >= mostFrozen) throw tooMany()
    },

    /** Throws a 404 when the website has no such link. */
    async revoke(websiteId: number, id: number): Promise<void> {
      const { numDeletedRows } = await sql
        .deleteFrom('frozen_links')
        .where('website_id', '=', websiteId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw notFound('link')
    },

    /** The link that a secret opens, and what it shows. */
    async withSecret(secret: string): Promise<{ link: FrozenLinkRow; statistics: StatisticName[] } | undefined> {
      const link = await links()
        .where('hash', '=', hashSecret(secret))
        .where('expires_at', '>', now())
        .executeTakeFirst()
      if (!link) return undefined
      const answers = await sql.selectFrom('frozen_answers').select('name').where('link_id', '=', link.id).execute()
      return { link, statistics: answers.map(({ name }) => name) }
    },

    async answer(linkId: number, name: StatisticName): Promise<FrozenAnswer> {
      const { answer } = await sql
        .selectFrom('frozen_answers')
        .select('answer')
        .where('link_id', '=', linkId)
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      // Written by `make`, and by nothing else.
      return JSON.parse(answer) as FrozenAnswer
    },
  }
}

const tooMany = () => invalid({ days: [`A website has ${mostFrozen} frozen links at most. Revoke one first.`] })
