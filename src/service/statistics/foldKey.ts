import { createHash } from 'node:crypto'
import { statisticNames } from '#contract/statistic.ts'
import { rangeDays } from './hitsInRange.ts'
import { everyHit } from './source.ts'
import { dailyStatementOf } from './statements.ts'
import { sourceParameters } from '#service/storage/hits/sources/sourceOf.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'

const hash = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** What numbers depend on that are counted by this program: how it counts, and what it knows of sources. */
const counting = hash(
  statisticNames.map((name) => dailyStatementOf(name, everyHit(rangeDays))),
  sourceParameters,
)

/** What a website's folds depend on beside its hits. `engine`: its version, which knows when clocks change, and what has them. */
export const foldKey =
  (engine: { version: string; identity: string }) =>
  ({ timezone, domain }: Pick<WebsiteRow, 'timezone' | 'domain'>): string =>
    hash(counting, engine, timezone, domain)
