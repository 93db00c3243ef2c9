import { type Filter, parseFilter, writeFilter } from '#contract/filter.ts'
import type { UrlParameter } from '#dashboard/ui/urlParameter.ts'

/** Which row is looked at by itself: `?row=page:/pricing`. */
export const rowParameter: UrlParameter<Filter | null> = {
  read: (text) => (text === null ? null : (parseFilter(text) ?? null)),
  write: (row) => (row ? writeFilter(row) : undefined),
}
