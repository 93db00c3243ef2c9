import { pageSizes } from '#contract/list.ts'
import { type StatisticName, statistics } from '#contract/statistic.ts'
import { statisticQuery } from '#dashboard/http/statistics.ts'
import { text } from '#dashboard/language/text.ts'
import { definitions, rowTitleOf, titleOf } from '#dashboard/statistics/definitions.ts'
import { unitTitle } from '#dashboard/statistics/picture/amount.ts'
import { asked, type View } from '#dashboard/statistics/view/View.ts'
import { lastPageInstead } from '#dashboard/ui/lastPageInstead.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { exact, percent } from '#dashboard/ui/numbers.ts'
import { Pagination } from '#dashboard/ui/Pagination.tsx'
import { SearchField } from '#dashboard/ui/SearchField.tsx'
import { Select } from '#dashboard/ui/Select.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { pictureQuery } from './pictureQuery.ts'
import { SortHead } from './SortHead.tsx'
import styles from './StatisticTable.module.css'
import { tableAsked } from './tableView.ts'
import { useTableView } from './useTableView.ts'

type Props = { websiteId: number; name: StatisticName; view: View }

/** All rows of a statistic, searched, sorted and paged as the address says. */
export function StatisticTable({ websiteId, name, view: looked }: Props) {
  const { view, set, linkTo } = useTableView(name)
  const list = useQuery(statisticQuery(websiteId, name, { ...asked(looked), ...tableAsked(view) }))
  // A share is one of everything, not of what was searched for.
  const sum = useQuery(pictureQuery(websiteId, name, looked)).data?.meta?.sum
  const title = titleOf(name)

  const lastPage = lastPageInstead(list, view.page)
  if (lastPage !== null) return <Navigate to={linkTo(lastPage)} replace />

  return (
    <section aria-label={text('rows.all', { statistic: title })}>
      <div className={styles.tools}>
        <SearchField
          label={text('rows.search', { statistic: title })}
          value={view.search}
          onSearch={(search) => set({ search }, { replace: true })}
        />
        <Select
          label={text('rows.perPage')}
          value={view.per_page}
          options={pageSizes.map((size) => ({ value: size, label: text('rows.perPage.option', { size }) }))}
          onChange={(per_page) => set({ per_page })}
        />
      </div>
      <Loaded
        query={list}
        skeleton={<Skeleton rows={10} height="36px" gap="1px" />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <p className={styles.nothing}>
            {view.search ? text('rows.nothingContains', { search: view.search }) : text('rows.nothing')}
          </p>
        }
      >
        {({ data, meta }) => (
          <>
            <table className={styles.table}>
              <thead>
                <tr>
                  <SortHead name="value" title={rowTitleOf(name)} view={view} onSort={set} />
                  <SortHead name="count" title={unitTitle(statistics[name].count)} view={view} onSort={set} />
                  {sum !== undefined && <th scope="col">{text('rows.share')}</th>}
                </tr>
              </thead>
              <tbody>
                {data.map(({ value, label, count }) => (
                  <tr key={value}>
                    <th scope="row">{label ?? definitions[name].name(value)}</th>
                    <td>{exact(count)}</td>
                    {sum !== undefined && <td className={styles.share}>{sum > 0 ? percent(count / sum) : '–'}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
            <div className={styles.foot}>
              {meta?.total !== undefined && <p className="quiet">{text('rows.total', { total: exact(meta.total) })}</p>}
              <Pagination label={text('rows.pages')} page={view.page} lastPage={meta?.last_page ?? 1} linkTo={linkTo} />
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}
