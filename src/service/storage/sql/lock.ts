import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Until the transaction ends nobody changes this row, locks it, or adds what belongs to it: what is counted in between stays true. */
export async function lock(
  transaction: Transaction<Tables>,
  table: 'accounts' | 'websites',
  id: number,
): Promise<void> {
  await transaction.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
}
