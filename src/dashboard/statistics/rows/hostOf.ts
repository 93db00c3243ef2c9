import { type StatisticName, statistics } from '#contract/statistic.ts'
import type { PictureRow } from './pictureRows.ts'

/** The host of a source that goes by a name, `google.com` of Google; empty where there is none, or the name says it already. */
export const hostOf = (name: StatisticName, row: Pick<PictureRow, 'value' | 'name'>): string =>
  statistics[name].value === 'host' && row.name !== row.value && row.value.includes('.') ? row.value : ''
