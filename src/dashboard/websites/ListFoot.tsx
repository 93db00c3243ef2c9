import { pageSizes } from '#contract/list.ts'
import type { WebsitePage } from '#dashboard/http/websites.ts'
import { text } from '#dashboard/language/text.ts'
import { exact } from '#dashboard/ui/numbers.ts'
import { Pagination } from '#dashboard/ui/Pagination.tsx'
import { Select } from '#dashboard/ui/Select.tsx'
import { isWhole } from './arranged.ts'
import styles from './ListFoot.module.css'
import type { useView } from './useView.ts'
import { isByFigures } from './view.ts'

/** How much of the list is shown and the way to the rest; a service that does not count has one page. */
export function ListFoot({ shown, list }: { shown: WebsitePage; list: ReturnType<typeof useView> }) {
  const { meta } = shown
  const { view } = list
  return (
    <footer className={styles.foot}>
      {meta && (
        <p className={styles.count}>
          {meta.last_page > 1
            ? text('websites.countOf', { from: exact(meta.from ?? 0), to: exact(meta.to ?? 0), total: meta.total })
            : text('websites.count', { count: meta.total })}
        </p>
      )}
      {!isByFigures(view) && (
        <Select
          label={text('websites.perPage')}
          value={view.per_page}
          options={pageSizes.map((value) => ({ value, label: text('websites.perPage.size', { size: value }) }))}
          onChange={list.resize}
        />
      )}
      {meta && (
        <Pagination
          label={text('websites.pages')}
          page={meta.current_page}
          lastPage={meta.last_page}
          linkTo={list.linkToPage}
        />
      )}
      {!isWhole(shown, view) && (isByFigures(view) || view.stars === 'first') && (
        <p className={styles.note}>{text('websites.note.order')}</p>
      )}
      <p className={styles.note}>{text('websites.note.visitor')}</p>
    </footer>
  )
}
