import { pageSizes } from '#contract/list.ts'
import type { WebsitePage } from '#dashboard/http/websites.ts'
import { exact } from '#dashboard/ui/numbers.ts'
import { Pagination } from '#dashboard/ui/Pagination.tsx'
import { Select } from '#dashboard/ui/Select.tsx'
import styles from './ListFoot.module.css'
import type { useView } from './useView.ts'

const sizes = pageSizes.map((value) => ({ value, label: `${value} a page` }))

/** How much of the list is shown and the way to the rest; a service that does not count has one page. */
export function ListFoot({ shown, list }: { shown: WebsitePage; list: ReturnType<typeof useView> }) {
  const { meta } = shown
  return (
    <footer className={styles.foot}>
      {meta && (
        <p className={styles.count}>
          {meta.last_page > 1 && `${exact(meta.from ?? 0)} to ${exact(meta.to ?? 0)} of `}
          {meta.total === 1 ? '1 website' : `${exact(meta.total)} websites`}
        </p>
      )}
      <Select label="Results per page" value={list.view.per_page} options={sizes} onChange={list.resize} />
      {meta && (
        <Pagination
          label="Pages of websites"
          page={meta.current_page}
          lastPage={meta.last_page}
          linkTo={list.linkToPage}
        />
      )}
      <p className={styles.note}>
        A visitor is counted once a day: somebody who comes on three days counts three times.
      </p>
    </footer>
  )
}
