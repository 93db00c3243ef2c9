import { type AnyStatisticList, type StatisticName, statistics } from '#contract/statistic.ts'
import { text } from '#dashboard/language/text.ts'
import { rowTitleOf } from '#dashboard/statistics/definitions.ts'
import { unitTitle } from '#dashboard/statistics/picture/amount.ts'
import { exact, percent } from '#dashboard/ui/numbers.ts'
import { pictureRow } from './pictureRows.ts'
import { RowButton } from './RowButton.tsx'
import { RowChange } from './RowChange.tsx'
import { RowMenu } from './RowMenu.tsx'
import { SortHead } from './SortHead.tsx'
import styles from './TableRows.module.css'
import type { TableView } from './tableView.ts'
import type { RowActions } from './useRowActions.ts'

type Props = {
  name: StatisticName
  rows: AnyStatisticList['data']
  /** What the shares are of; undefined where the service sends none. */
  sum: number | undefined
  view: TableView
  onSort: (order: Pick<TableView, 'sort_by' | 'sort'>) => void
  actions: RowActions
  onPart: (value: string) => void
}

/** A page of a statistic as a table. */
export function TableRows({ name, rows, sum, view, onSort, actions, onPart }: Props) {
  const compares = rows.some(({ before }) => before !== undefined)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <SortHead name="value" title={rowTitleOf(name)} view={view} onSort={onSort} />
          <SortHead name="count" title={unitTitle(statistics[name].count)} view={view} onSort={onSort} />
          {sum !== undefined && <th scope="col">{text('rows.share')}</th>}
          {compares && <th scope="col">{text('rows.change')}</th>}
          {actions.canFilter && (
            <td>
              <span className="visually-hidden">{text('rows.menu.column')}</span>
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((counted) => {
          const row = pictureRow(name, counted, sum)
          return (
            <tr key={row.value} data-chosen={actions.isChosen(row.value) || undefined}>
              <th scope="row">
                <RowButton name={name} row={row} actions={actions} />
              </th>
              <td>{exact(row.count)}</td>
              {sum !== undefined && <td className={styles.share}>{row.share === null ? '–' : percent(row.share)}</td>}
              {compares && (
                <td>
                  <RowChange {...row} />
                </td>
              )}
              {actions.canFilter && (
                <td className={styles.menu}>
                  <RowMenu name={name} row={row} actions={actions} onPart={onPart} />
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
