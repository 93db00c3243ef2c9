import { randomBytes } from 'node:crypto'
import type { Sql } from './openSql.ts'

/** A random key of the service's own, base64url: made when it is first asked for, the same ever after. */
export async function secret(sql: Sql, name: string): Promise<string> {
  await sql
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await sql.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
