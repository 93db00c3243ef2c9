import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import type { Mail } from '#service/mailing/Mail.ts'
import { openOutbox, type Posting } from '#service/mailing/openOutbox.ts'
import type { Patience } from '#service/mailing/openTransport.ts'
import { openSql, type Sql } from '#service/storage/sql/openSql.ts'
import { emptyFolder } from '#test/support/emptyFolder.ts'
import { databaseOf } from '#test/support/postgres/databaseOf.ts'
import { type MailServer, openMailServer } from '#test/support/mailServer.ts'
import { afterEach, beforeEach } from 'vitest'

export const minute = 60_000
export const hour = 60 * minute

export const start = Date.parse('2026-11-23T08:00:00Z')

export const report: Mail = {
  to: 'owner@example.com',
  subject: 'Your week: 7 visitors – ein ruhiger Montag',
  text: 'Seven visitors.',
}

export const weekly: Posting = {
  accountId: 1,
  kind: 'weekly',
  once: 'weekly:2026-11-23:1',
  until: start + 72 * hour,
}

export const signIn: Posting = { ...weekly, kind: 'sign-in', once: 'sign-in:1', until: start + 15 * minute }

type Scene = {
  sql: Sql
  server: MailServer
  /** Milliseconds since the epoch; a test moves it. */
  now: number
  /** The lines of the log. */
  log: string[]
  /** An outbox on the database; several are copies of the service. */
  open(options?: { smtpUrl?: string | undefined; patience?: Patience }): ReturnType<typeof openOutbox>
  /** As after a crash: what was under way is written down nowhere. */
  reopen(): Promise<void>
}

/** A database with one account and a mail server, new for each test. */
export function useOutbox(): Scene {
  // Filled before each test runs.
  const scene = {} as Scene
  let folder: string
  let opened: ReturnType<typeof openOutbox>[]

  beforeEach(async () => {
    folder = await emptyFolder()
    opened = []
    scene.sql = await openSql(folder, await databaseOf(folder))
    await scene.sql
      .insertInto('accounts')
      .values({ email: 'owner@example.com', created_at: '2026-11-20T12:00:00Z' })
      .execute()
    scene.server = await openMailServer()
    scene.now = start
    scene.log = []
  })
  afterEach(async () => {
    await Promise.all(opened.map((outbox) => outbox.close()))
    await scene.server.close()
    await scene.sql.destroy()
    await rm(folder, { recursive: true, force: true })
  })

  scene.open = (options = {}) => {
    const { smtpUrl, patience } = { smtpUrl: scene.server.url, ...options }
    const outbox = openOutbox({
      sql: scene.sql,
      clock: () => scene.now,
      settings: { smtpUrl, mailFrom: 'Porchlight <porchlight@stats.example.com>' },
      logger: pino({}, { write: (line) => void scene.log.push(line) }),
      ...(patience && { patience }),
    })
    opened.push(outbox)
    return outbox
  }
  scene.reopen = async () => {
    await scene.sql.destroy()
    scene.sql = await openSql(folder, await databaseOf(folder))
  }
  return scene
}
