import type { FoldRow, WebsiteRow } from '#service/storage/sql/tables.ts'
import { foldedOf } from './folding/foldedRows.ts'
import type { Folds } from './folding/openFolds.ts'
import { boundBy, type Plan, planOf } from './folding/planOf.ts'
import { type Days, rangeDays } from './hitsInRange.ts'

/** Websites of which the same days are read of folds, and what that binds beside the range. */
export type Group = { days: Days; bound: { websites: number[] } & Record<string, unknown> }

/** So many statements at most: the other websites are read of their hits. */
const mostGroups = 4

/** Decides which days of many websites are read of folds: the same of all that share a time zone, as a rule. */
export const openGroups =
  (folds: Pick<Folds, 'valid'> | undefined) =>
  async (websites: readonly WebsiteRow[], range: { from: string; to: string }): Promise<Group[]> => {
    const valid = byWebsite(folds ? await folds.valid(websites) : [])
    const folded = new Map<string, Plan & { ids: number[] }>()
    for (const { id } of websites) {
      const plan = planOf(valid.get(id) ?? [], range)
      if (!plan) continue
      const group = folded.get(`${plan.from} ${plan.to}`)
      if (group) {
        group.ids.push(id)
        group.days.push(...plan.days, ...plan.months)
      } else
        folded.set(`${plan.from} ${plan.to}`, { ...plan, days: [...plan.days, ...plan.months], months: [], ids: [id] })
    }
    const largest = [...folded.values()]
      .toSorted((one, other) => other.ids.length - one.ids.length)
      .slice(0, mostGroups - 1)
    const planned = new Set(largest.flatMap(({ ids }) => ids))
    const others = websites.map(({ id }) => id).filter((id) => !planned.has(id))
    return [
      ...(others.length > 0 ? [{ days: rangeDays, bound: { websites: others } }] : []),
      ...largest.map(({ ids, ...plan }) => ({
        days: { ...rangeDays, folded: foldedOf('folded', plan, range) },
        bound: { websites: ids, ...boundBy(plan, 'folded') },
      })),
    ]
  }

function byWebsite(folds: readonly FoldRow[]): Map<number, FoldRow[]> {
  const found = new Map<number, FoldRow[]>()
  for (const fold of folds) found.set(fold.website_id, [...(found.get(fold.website_id) ?? []), fold])
  return found
}
