import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moveToServers } from '#service/cli/moveToServers.ts'
import { openStorage } from '#service/storage/openStorage.ts'
import { openPostgres } from '#test/support/postgres/openPostgres.ts'
import { expect, test } from 'vitest'

test('whoever moves one database is told to keep the folder, where the other is', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-move-'))
  const server = await openPostgres()
  const printed: string[] = []
  await (await openStorage(dataDir)).close()

  await moveToServers(
    { dataDir, servers: { databaseUrl: server.url('postgres') } },
    { replace: false },
    { print: (line) => void printed.push(line), progressOn: process.stderr },
  )

  expect(printed.at(-1)).toBe(
    `Now start the service with DATABASE_URL as it is, and this DATA_DIR. Keep ${dataDir}: the hits are there as before.`,
  )
  expect(printed.join(' ')).not.toContain('delete it')
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
}, 120_000)
