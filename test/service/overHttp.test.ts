import { existsSync } from 'node:fs'
import { openClickHouseServer } from '#test/support/clickHouse/openClickHouseServer.ts'
import { placeOfHits } from '#test/support/placeOfHits.ts'
import { afterAll, describe } from 'vitest'

const server = await openClickHouseServer()
/** What the tests have, by the folder that each belongs to. */
const taken = new Map<string, Promise<string>>()
let made = 0

/** Each folder has a database of its own, which is there again when the service starts on the folder again. */
placeOfHits.environment = async (folder) => {
  const name = taken.get(folder) ?? emptied() ?? create(`porchlight_${(made += 1)}`)
  taken.set(folder, name)
  return { CLICKHOUSE_URL: `${server.url}/${await name}` }
}

placeOfHits.tell = async (statement, { folder }) => {
  const name = taken.get(folder)
  // Nobody else gets what is left of it.
  taken.delete(folder)
  await post(statement, await name)
}

async function create(name: string): Promise<string> {
  await post(`CREATE DATABASE ${name}`)
  return name
}

/** One whose folder is gone, which is quicker than a new one. */
function emptied(): Promise<string> | undefined {
  const [folder, name] = [...taken].find(([owner]) => !existsSync(owner)) ?? []
  if (folder === undefined || name === undefined) return undefined
  taken.delete(folder)
  return name.then(empty)
}

async function empty(name: string): Promise<string> {
  for (const table of ['hits', 'received', 'folded']) await post(`TRUNCATE TABLE ${table} SYNC`, name)
  return name
}

async function post(body: string, database = 'default'): Promise<void> {
  const answer = await fetch(`${server.url}/?database=${database}`, { method: 'POST', body })
  if (!answer.ok) throw new Error(await answer.text())
}

afterAll(() => server.close())

/** What stores and reads hits does the same over HTTP as embedded. */
describe('statistics', async () => void (await import('./statistics/statistics.test.ts')))
describe('filters', async () => void (await import('./statistics/filters.test.ts')))
describe('websites', async () => void (await import('./websites/websites.test.ts')))
describe('live', async () => void (await import('./live/live.test.ts')))
describe('what became of hits', async () => void (await import('./receiving/received.test.ts')))
describe('imports', async () => void (await import('./importing/imports.test.ts')))
describe('deletions', async () => void (await import('./keeping/deletions.test.ts')))
describe('retention', async () => void (await import('./keeping/retention.test.ts')))
describe('export', async () => void (await import('./exporting/export.test.ts')))
