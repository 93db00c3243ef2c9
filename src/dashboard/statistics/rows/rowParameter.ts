import { type Filter, parseFilter, writeFilter } from '#contract/filter.ts'
import type { UrlParameter } from '#dashboard/ui/urlParameter.ts'
import { rowFilter } from './rowFilter.ts'

/** Which row is looked at by itself: `?row=page:/pricing`, as the filter that keeps what it counts. */
export const rowParameter: UrlParameter<Filter | null> = {
  read: (text) => {
    const row = parseFilter(text ?? '')
    return row?.operator === 'is' ? rowFilter(row.name, row.value) : null
  },
  write: (row) => (row ? writeFilter(row) : undefined),
}
