import { SearchField } from '#dashboard/ui/SearchField.tsx'
import { Segmented } from '#dashboard/ui/Segmented.tsx'
import { Select } from '#dashboard/ui/Select.tsx'
import styles from './Toolbar.module.css'
import type { useView } from './useView.ts'
import type { View } from './view.ts'

const favorites = [
  { value: 'all', label: 'All' },
  { value: '1', label: 'Favorites' },
  { value: '0', label: 'Others' },
] as const

const orders = [
  { value: 'id desc', label: 'Newest first' },
  { value: 'id asc', label: 'Oldest first' },
  { value: 'domain asc', label: 'Domain, A to Z' },
  { value: 'domain desc', label: 'Domain, Z to A' },
] as const

const order: Record<(typeof orders)[number]['value'], [View['sort_by'], View['sort']]> = {
  'id desc': ['id', 'desc'],
  'id asc': ['id', 'asc'],
  'domain asc': ['domain', 'asc'],
  'domain desc': ['domain', 'desc'],
}

/** Search, filter and order of the list. */
export function Toolbar({ list }: { list: ReturnType<typeof useView> }) {
  const { search, favorite, sort_by, sort } = list.view
  return (
    <div className={styles.toolbar}>
      <SearchField label="Search websites" value={search} onSearch={list.searchFor} />
      <Segmented label="Which websites" value={favorite} options={favorites} onChange={list.filter} />
      <Select
        label="Order"
        value={`${sort_by} ${sort}` as const}
        options={orders}
        onChange={(value) => list.order(...order[value])}
      />
    </div>
  )
}
