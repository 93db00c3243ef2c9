import { pageSizes } from '#contract/list.ts'
import { type StatisticName, statistics } from '#contract/statistic.ts'
import type { Range } from '#dashboard/days/range.ts'
import { statisticQuery } from '#dashboard/http/statistics.ts'
import { definitions } from '#dashboard/statistics/definitions.ts'
import { capitalised } from '#dashboard/statistics/values.ts'
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
import { asked } from './tableView.ts'
import { useTableView } from './useTableView.ts'

type Props = { websiteId: number; name: StatisticName; range: Range }

/** All rows of a statistic, searched, sorted and paged as the address says. */
export function StatisticTable({ websiteId, name, range }: Props) {
  const { view, set, linkTo } = useTableView(name)
  const list = useQuery(statisticQuery(websiteId, name, { ...range, ...asked(view) }))
  // A share is one of everything, not of what was searched for.
  const sum = useQuery(pictureQuery(websiteId, name, range)).data?.meta?.sum
  const { title, row } = definitions[name]

  const lastPage = lastPageInstead(list, view.page)
  if (lastPage !== null) return <Navigate to={linkTo(lastPage)} replace />

  return (
    <section aria-label={`All ${title.toLowerCase()}`}>
      <div className={styles.tools}>
        <SearchField
          label={`Search ${title.toLowerCase()}`}
          value={view.search}
          onSearch={(search) => set({ search }, { replace: true })}
        />
        <Select
          label="Rows per page"
          value={view.per_page}
          options={pageSizes.map((size) => ({ value: size, label: `${size} per page` }))}
          onChange={(per_page) => set({ per_page })}
        />
      </div>
      <Loaded
        query={list}
        skeleton={<Skeleton rows={10} height="36px" gap="1px" />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <p className={styles.nothing}>
            {view.search ? `Nothing contains “${view.search}”.` : 'Nothing in these days.'}
          </p>
        }
      >
        {({ data, meta }) => (
          <>
            <table className={styles.table}>
              <thead>
                <tr>
                  <SortHead name="value" title={row} view={view} onSort={set} />
                  <SortHead name="count" title={capitalised(statistics[name].count)} view={view} onSort={set} />
                  {sum !== undefined && <th scope="col">Share</th>}
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
              {meta?.total !== undefined && <p className="quiet">{`${exact(meta.total)} in all`}</p>}
              <Pagination label="Pages of the table" page={view.page} lastPage={meta?.last_page ?? 1} linkTo={linkTo} />
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}
