import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Away } from '#service/storage/hits/Away.ts'
import { oneByOne } from '#service/inTurn.ts'
import type { Engine } from '#service/storage/hits/Engine.ts'
import type { Log } from '#service/storage/hits/reporting.ts'
import { openJournal, type Waiting } from './openJournal.ts'
import type { Rows } from './record.ts'

/** Inserts that wait on the disk while the server is away. */
export type Inserting = {
  /** Resolves when the rows are stored, or sure to be; throws `Busy` when too many wait. */
  insert(table: string, columns: readonly string[], rows: readonly unknown[][]): Promise<void>
  /** Resolves when nothing waits any more; throws when the server is still away. */
  settle(): Promise<void>
  /** How much waits, in bytes. */
  waiting(): number
  close(): Promise<void>
}

type Parts = {
  insert: Engine['insert']
  /** The same for rows that have waited. */
  insertLate: Engine['insert']
  folder: string
  /** In bytes. */
  bound: number
  /** How often a server that is away is asked again, in milliseconds. */
  every?: number
  log: Log
}

/** How long what is being stored is waited for at the end, in milliseconds. */
const patience = 2000

/**
 * Stores at once while the server is there. What it does not take waits in a journal, and all that comes later behind it, until a drain
 * has stored them in order: each under the token of its first try, as of an answer that was lost nobody knows whether it was a yes.
 */
export async function openWaiting({ insert, insertLate, folder, bound, every = 1000, log }: Parts): Promise<Inserting> {
  const journal = await openJournal(folder, bound)
  const closing = new AbortController()
  const next = oneByOne()
  let draining: Promise<void> | undefined

  async function store({ name, token, records, damaged }: Waiting): Promise<void> {
    if (damaged > 0)
      log.error({ file: name, bytes: damaged }, 'the end of a file of the journal was not written and is left out')
    for (const { table, columns, rows } of byTable(records)) await insertLate(table, columns, rows, { token })
  }

  const tell = (err: unknown) =>
    log.error({ err, bytes: journal.size() }, 'hits wait in the journal until the server takes them')

  /** What was stored last. Where it cannot be removed it is not sent again and again: some day the server knows its token no more. */
  let stored: string | undefined

  async function drainOnce(): Promise<void> {
    for (let waiting = await journal.first(); waiting; waiting = await journal.first()) {
      if (waiting.name !== stored) await store(waiting)
      stored = waiting.name
      await journal.remove(waiting)
      if (closing.signal.aborted) return
    }
  }

  async function drain(): Promise<void> {
    let tries = 0
    while (!closing.signal.aborted && journal.size() > 0) {
      try {
        await next(drainOnce)
      } catch (err) {
        tries += 1
        // Once a minute is often enough to be read.
        if (tries % Math.ceil(60_000 / every) === 0) tell(err)
        await pause(every, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
    if (journal.size() === 0) log.warn('nothing waits in the journal any more')
  }

  function begin(): void {
    if (journal.size() === 0 || closing.signal.aborted) return
    draining ??= drain().finally(() => {
      draining = undefined
      begin()
    })
  }

  begin()

  return {
    async insert(table, columns, rows) {
      let sent: string | undefined
      if (journal.size() === 0) {
        sent = randomUUID()
        try {
          await insert(table, columns, rows, { token: sent })
          return
        } catch (error) {
          if (!(error instanceof Away)) throw error
          tell(error)
        }
      }
      await journal.append({ table, columns, rows }, sent)
      begin()
    },

    async settle() {
      await next(drainOnce)
    },

    waiting: journal.size,

    async close() {
      closing.abort()
      // What is under way may be waited for, but not for as long as a server that hangs: it is sent again under its token.
      await Promise.race([draining, pause(patience, undefined, { ref: false })])
      await journal.close()
    },
  }
}

/** One insert for each table, as one token is known once in each. */
function byTable(records: readonly Rows[]): { table: string; columns: readonly string[]; rows: unknown[][] }[] {
  const tables = new Map<string, { table: string; columns: readonly string[]; rows: unknown[][] }>()
  for (const { table, columns, rows } of records) {
    const known = tables.get(table) ?? { table, columns, rows: [] }
    for (const row of rows) known.rows.push([...row])
    tables.set(table, known)
  }
  return [...tables.values()]
}
