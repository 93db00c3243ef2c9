import type { statistics } from '#contract/statistic.ts'
import { text } from '#dashboard/language/text.ts'

/** What a statistic counts: `visitors`, `pageviews`, ... */
export type Unit = (typeof statistics)[keyof typeof statistics]['count']

/** `1,204 visitors`, `1 visitor`. */
export const amount = (count: number, unit: Unit): string => text(`amount.${unit}`, { count })

/** `Visitors`, as the head of a column. */
export const unitTitle = (unit: Unit): string => text(`unit.${unit}`)
