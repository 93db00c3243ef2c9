import type { Filter } from '#contract/filter.ts'
import type { StatisticName } from '#contract/statistic.ts'
import { isFiltered, toggled } from '#dashboard/statistics/view/filters.ts'
import type { ViewControl } from '#dashboard/statistics/view/useView.ts'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { rowFilter, without } from './rowFilter.ts'
import { rowParameter } from './rowParameter.ts'

/** What can be done with a row of a statistic. */
export type RowActions = {
  isChosen: (value: string) => boolean
  /** Whether rows can be left out, searched for a part, and looked at by themselves. */
  canFilter: boolean
  /** Filters everything else by the row, or no longer; a day becomes the range. Null where rows do nothing. */
  choose: ((value: string) => void) | null
  leaveOut: (value: string) => void
  /** Looks at the row over time. */
  look: (value: string) => void
}

export function useRowActions(name: StatisticName, control: ViewControl): RowActions {
  const { view, filter: show, choose, canFilter, canChoose } = control
  const { change } = useAddress()
  const isDay = rowFilter(name, '') === null
  const withFilter = (value: string, act: (filter: Filter) => void) => {
    const filter = rowFilter(name, value)
    if (filter) act(filter)
  }
  const toggle = (value: string) => withFilter(value, (filter) => show(toggled(view.filters, filter)))
  const chooseDay = (day: string) => choose({ from: day, to: day })
  return {
    isChosen: (value) => {
      const filter = rowFilter(name, value)
      return filter !== null && isFiltered(view.filters, filter)
    },
    canFilter: canFilter && !isDay,
    choose: isDay ? (canChoose ? chooseDay : null) : canFilter ? toggle : null,
    leaveOut: (value) => withFilter(value, (filter) => show(without(view.filters, filter))),
    look: (value) => withFilter(value, (filter) => change({ row: rowParameter.write(filter) })),
  }
}
