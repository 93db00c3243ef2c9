import { ArrowDown, ArrowUp } from 'lucide-react'
import styles from './SortHead.module.css'
import type { TableView } from './tableView.ts'

type Props = {
  name: TableView['sort_by']
  title: string
  view: TableView
  onSort: (order: Pick<TableView, 'sort_by' | 'sort'>) => void
}

/** The head of a column that sorts: names begin with A and counts with the highest, a second press turns it round. */
export function SortHead({ name, title, view, onSort }: Props) {
  const sorted = view.sort_by === name
  const first = name === 'value' ? 'asc' : 'desc'
  const turned = view.sort === 'asc' ? 'desc' : 'asc'
  const Arrow = view.sort === 'asc' ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={sorted ? (view.sort === 'asc' ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ sort_by: name, sort: sorted ? turned : first })}
      >
        {title}
        {sorted && <Arrow size={14} aria-hidden />}
      </button>
    </th>
  )
}
