import type { statistics } from '#contract/statistic.ts'
import { exact } from '#dashboard/ui/numbers.ts'

/** What a statistic counts: `visitors`, `pageviews`, ... */
export type Unit = (typeof statistics)[keyof typeof statistics]['count']

/** `1,204 visitors`, `1 visitor`. */
export const amount = (count: number, unit: Unit): string => `${exact(count)} ${count === 1 ? unit.slice(0, -1) : unit}`
