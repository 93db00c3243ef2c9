import { z } from 'zod'
import type { Import } from '#contract/imports.ts'
import type { ImportRow } from '#service/storage/sql/tables.ts'

const LeftOutCounts = z.record(z.string(), z.number())

/** An import as its website's holder sees it. */
export const record = ({
  id,
  name,
  format,
  state,
  created_at,
  first_day,
  last_day,
  left_out,
  hits,
}: ImportRow & { hits: number }): Import => ({
  id,
  name,
  format,
  state,
  created_at,
  from: first_day,
  to: last_day,
  hits,
  left_out: LeftOutCounts.parse(JSON.parse(left_out)),
})
