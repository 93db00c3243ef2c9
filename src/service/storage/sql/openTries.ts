import { createHmac } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Clock } from '#service/clock.ts'
import type { Sql } from './openSql.ts'
import type { Tables } from './tables.ts'

/** Of a hash, in letters: 262,144 rows more at most of each kind. */
const shared = 3

export type Tries = ReturnType<typeof openTries>

/** How many somebody has taken by now, this one included, and for how many milliseconds more these are counted. */
export type Taken = { count: number; left: number }

/**
 * Counts what somebody may do so often in a while, in the database: every copy of the service goes on where another was, and so does
 * the next start. Who it is can be told by nobody who reads the table: the names in it are hashed with a key (base64url).
 *
 * Somebody may have more networks than a table has room. Where there are more names than there is `room` for, the next share rows with
 * others who do the same, by the first letters of their hash, until there is room: nobody gets more, and no count is forgotten.
 */
export function openTries(sql: Sql, clock: Clock, secret: string, room = 1_000_000) {
  const key = Buffer.from(secret, 'base64url')
  let isFull = false
  const hashed = (who: string) => {
    const name = createHmac('sha256', key).update(who).digest('base64url')
    return isFull ? `${kindOf(who)} ${name.slice(0, shared)}` : name
  }
  const left = (until: string) => Math.max(0, Date.parse(until) - clock())

  return {
    /**
     * Takes one of `most` in so many milliseconds, which begin with the first; a count above `most` is not taken. One statement, so
     * that many at once, at whichever copies, are counted like one after the other.
     */
    async take(name: string, most: number, time: number): Promise<Taken> {
      const who = hashed(name)
      const now = clock()
      // What is later than it can be was counted before the clock was set back, by more than clocks of copies differ.
      const isOver = (of: ExpressionBuilder<Tables, 'tries'>) =>
        of.or([of('tries.until', '<=', at(now)), of('tries.until', '>', at(now + 2 * time))])
      const begun = { count: 1, until: at(now + time) }
      const taken = await sql
        .insertInto('tries')
        .values({ who, ...begun })
        .onConflict((conflict) =>
          conflict
            .column('who')
            .doUpdateSet((of) => ({
              count: of
                .case()
                .when(isOver(of))
                .then(begun.count)
                .else(of('tries.count', '+', 1))
                .end(),
              until: of.case().when(isOver(of)).then(begun.until).else(of.ref('tries.until')).end(),
            }))
            .where((of) => of.or([isOver(of), of('tries.count', '<', most)])),
        )
        .returning(['count', 'until'])
        .executeTakeFirst()
      if (taken) return { count: taken.count, left: left(taken.until) }
      const full = await sql.selectFrom('tries').select('until').where('who', '=', who).executeTakeFirst()
      return { count: most + 1, left: left(full?.until ?? at(now)) }
    },

    /** Takes back what was taken, if it still counts. */
    async giveBack(name: string): Promise<void> {
      await sql
        .updateTable('tries')
        .set((of) => ({ count: of('count', '-', 1) }))
        .where('who', '=', hashed(name))
        .where('count', '>', 0)
        .execute()
    },

    /** Deletes what counts no more, and looks how much is left. */
    async sweep(): Promise<void> {
      await sql.deleteFrom('tries').where('until', '<=', at(clock())).execute()
      const beyond = await sql
        .selectFrom('tries')
        .select('who')
        .orderBy('until')
        .offset(room)
        .limit(1)
        .executeTakeFirst()
      isFull = beyond !== undefined
    },
  }
}

/** What somebody does, without who it is: the words before the last. */
const kindOf = (name: string) => name.slice(0, name.lastIndexOf(' '))

const at = (time: number) => new Date(time).toISOString()
