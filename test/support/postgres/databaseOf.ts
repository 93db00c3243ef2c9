import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { withServer } from './withServer.ts'

/** What the tests of this process made, by the folder that each belongs to. */
const made = new Map<string, string>()

/**
 * The address of the relational database that belongs to a data folder: undefined where it is in the folder, and on the shared server
 * in the project that says so. There it is made when it is first asked for.
 */
export async function databaseOf(folder: string): Promise<string | undefined> {
  const template = process.env['TEST_POSTGRES']
  if (template === undefined) return undefined
  const name = `t${createHash('sha256').update(folder).digest('hex').slice(0, 20)}`
  if (!made.has(folder)) {
    await dropOld(({ gone }) => gone)
    await withServer(beside(template, 'postgres'), (client) =>
      client.query(`CREATE DATABASE ${name} TEMPLATE template`),
    )
    made.set(folder, name)
  }
  return beside(template, name)
}

/** Drops what this process made: all of it, or what belongs to folders that are gone. */
export async function dropOld(isOld: (database: { gone: boolean }) => boolean): Promise<void> {
  const template = process.env['TEST_POSTGRES']
  const old = [...made].filter(([folder]) => isOld({ gone: !existsSync(folder) }))
  if (template === undefined || old.length === 0) return
  await withServer(beside(template, 'postgres'), async (client) => {
    for (const [folder, name] of old) {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
      made.delete(folder)
    }
  })
}

/** Another database of the same server. */
function beside(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = database
  return other.href
}
