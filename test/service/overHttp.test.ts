import { openClickHouseServer } from '#test/support/clickHouse/openClickHouseServer.ts'
import { placeOfHits } from '#test/support/placeOfHits.ts'
import { afterAll, describe } from 'vitest'

const server = await openClickHouseServer()
const databases = new Map<string, Promise<string>>()

/** Each folder has a database of its own, which is there again when the service starts on the folder again. */
placeOfHits.environment = async (folder) => {
  const name = databases.get(folder) ?? create(`porchlight_${databases.size + 1}`)
  databases.set(folder, name)
  return { CLICKHOUSE_URL: `${server.url}/${await name}` }
}

placeOfHits.tell = async (statement, { folder }) => {
  await post(statement, await databases.get(folder))
}

async function create(name: string): Promise<string> {
  await post(`CREATE DATABASE ${name}`)
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
