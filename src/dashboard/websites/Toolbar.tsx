import type { WebsitePage } from '#dashboard/http/websites.ts'
import { text } from '#dashboard/language/text.ts'
import { SearchField } from '#dashboard/ui/SearchField.tsx'
import { Segmented } from '#dashboard/ui/Segmented.tsx'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { fitsAtOnce, isWhole } from './arranged.ts'
import { OrderSelect } from './OrderSelect.tsx'
import styles from './Toolbar.module.css'
import type { Trends } from './useTrends.ts'
import type { useView } from './useView.ts'

type Props = { list: ReturnType<typeof useView>; page: WebsitePage | undefined; trends: Trends }

/** Search, filter, order and look of the list. */
export function Toolbar({ list, page, trends: { together, pending } }: Props) {
  const { search, favorite, stars, layout } = list.view
  return (
    <div className={styles.toolbar}>
      <SearchField label={text('websites.search')} value={search} onSearch={list.searchFor} />
      <Segmented
        label={text('websites.which')}
        value={favorite}
        options={[
          { value: 'all', label: text('websites.which.all') },
          { value: '1', label: text('websites.which.favorites') },
          { value: '0', label: text('websites.which.others') },
        ]}
        onChange={list.filter}
      />
      {favorite === 'all' && page && isWhole(page, list.view) && (
        <label className={styles.stars}>
          <input
            type="checkbox"
            checked={stars === 'first'}
            onChange={({ currentTarget }) => list.putStars(currentTarget.checked ? 'first' : 'among')}
          />
          {text('websites.favoritesFirst')}
        </label>
      )}
      <OrderSelect
        order={list.view}
        // Where each website is asked for by itself, figures are only known of those that have been seen.
        hasFigures={page !== undefined && fitsAtOnce(page) && (together !== null || !pending)}
        onChange={list.order}
      />
      <Segmented
        label={text('websites.layout')}
        value={layout}
        options={[
          { value: 'rows', label: text('websites.layout.rows'), icon: <Rows3 /> },
          { value: 'cards', label: text('websites.layout.cards'), icon: <LayoutGrid /> },
        ]}
        onChange={list.lay}
      />
    </div>
  )
}
