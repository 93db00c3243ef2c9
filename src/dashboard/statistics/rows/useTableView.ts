import type { StatisticName } from '#contract/statistic.ts'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { readTableView, type TableView, writeTableView } from './tableView.ts'

/** How the address asks to see the table of a statistic; every change but that of the page begins at the first page. */
export function useTableView(name: StatisticName) {
  const { query, change, linkTo } = useAddress()
  const view = readTableView(name, query)
  return {
    view,
    set: (changes: Partial<TableView>, how?: { replace: boolean }) =>
      change(writeTableView(name, { ...view, page: 1, ...changes }), how),
    linkTo: (page: number) => linkTo(writeTableView(name, { ...view, page })),
  }
}
