import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openChdb } from '#service/storage/hits/openChdb.ts'
import { openClickHouse } from '#service/storage/hits/openClickHouse.ts'
import { lockFolder } from '#service/storage/lockFolder.ts'
import type { Servers } from '#service/storage/Servers.ts'
import { connectSql } from '#service/storage/sql/openSql.ts'
import { checkHits, checkSql } from './checkDatabases.ts'
import { type Finding, look, wordsOf, wrong } from './Finding.ts'

/** Looks at databases that no service has open, and leaves them as they are: what is not there is not made. */
export async function checkOpened(folder: string, { databaseUrl, clickHouse }: Servers): Promise<Finding[]> {
  const hasSql = databaseUrl !== undefined || existsSync(join(folder, 'porchlight.sqlite'))
  const hasHits = clickHouse !== undefined || existsSync(join(folder, 'hits'))
  const opened: (() => Promise<void> | void)[] = []
  try {
    if (existsSync(folder)) opened.push(lockFolder(folder).release)
    const findings: Finding[] = []
    if (hasSql) {
      const sql = connectSql(folder, databaseUrl)
      opened.push(() => sql.destroy())
      findings.push(...(await checkSql(sql, databaseUrl !== undefined)))
    }
    if (hasHits) {
      const engine = clickHouse ? openClickHouse(clickHouse) : openChdb(folder)
      opened.push(() => engine.close())
      findings.push(...(await checkHits(engine, clickHouse !== undefined)))
    }
    return hasSql && hasHits
      ? findings
      : [...findings, look('databases', 'The first start makes what is not there yet.')]
  } catch (error) {
    return [wrong('databases', wordsOf(error))]
  } finally {
    while (opened.length > 0) await opened.pop()?.()
  }
}
