import { daysBefore } from '#service/clock.ts'
import type { FoldRow } from '#service/storage/sql/tables.ts'

/** Whether days of one month are all of it. */
export const isMonth = ({ first_day, last_day }: Pick<FoldRow, 'first_day' | 'last_day'>): boolean =>
  first_day.endsWith('-01') && daysBefore(last_day, -1).endsWith('-01')
