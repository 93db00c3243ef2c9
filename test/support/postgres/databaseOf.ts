import { existsSync } from 'node:fs'
import { withServer } from './withServer.ts'

/** What the tests of this process have, by the folder that each belongs to. */
const taken = new Map<string, string>()

/**
 * The address of the relational database that belongs to a data folder: undefined where it is in the folder, and on the shared server
 * in the project that says so. There it is empty when it is first asked for.
 */
export async function databaseOf(folder: string): Promise<string | undefined> {
  const template = process.env['TEST_POSTGRES']
  if (template === undefined) return undefined
  const url = taken.get(folder) ?? (await emptied()) ?? (await made(template))
  taken.set(folder, url)
  return url
}

/** One whose folder is gone, which is quicker than a new one. */
async function emptied(): Promise<string | undefined> {
  const [folder, url] = [...taken].find(([owner]) => !existsSync(owner)) ?? []
  if (folder === undefined || url === undefined) return undefined
  taken.delete(folder)
  await withServer(url, async (client) => {
    const { rows } = await client.query<{ tables: string }>(
      "SELECT string_agg(tablename, ', ') AS tables FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%'",
    )
    await client.query(`TRUNCATE ${rows[0]?.tables} RESTART IDENTITY`)
  })
  return url
}

async function made(template: string): Promise<string> {
  const name = `test_${process.pid}_${taken.size}`
  await withServer(beside(template, 'postgres'), (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template`))
  return beside(template, name)
}

/** Another database of the same server. */
function beside(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = database
  return other.href
}
