import { pageSizes } from '#contract/list.ts'
import type { StatisticName } from '#contract/statistic.ts'
import { statisticQuery } from '#dashboard/http/statistics.ts'
import { text } from '#dashboard/language/text.ts'
import { titleOf } from '#dashboard/statistics/definitions.ts'
import type { ViewControl } from '#dashboard/statistics/view/useView.ts'
import { asked } from '#dashboard/statistics/view/View.ts'
import { lastPageInstead } from '#dashboard/ui/lastPageInstead.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { exact } from '#dashboard/ui/numbers.ts'
import { Pagination } from '#dashboard/ui/Pagination.tsx'
import { SearchField } from '#dashboard/ui/SearchField.tsx'
import { Select } from '#dashboard/ui/Select.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { OtherRows } from './OtherRows.tsx'
import { PartDialog } from './PartDialog.tsx'
import { pictureQuery } from './pictureQuery.ts'
import { besideItself } from './rowFilter.ts'
import styles from './StatisticTable.module.css'
import { TableRows } from './TableRows.tsx'
import { tableAsked } from './tableView.ts'
import { useRowActions } from './useRowActions.ts'
import { useTableView } from './useTableView.ts'

type Props = { websiteId: number; name: StatisticName; control: ViewControl }

/** All rows of a statistic, searched, sorted and paged as the address says. */
export function StatisticTable({ websiteId, name, control }: Props) {
  const { view, set, linkTo } = useTableView(name)
  const [part, setPart] = useState<string | null>(null)
  const actions = useRowActions(name, control)
  const looked = besideItself(name, control.view)
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
        isEmpty={({ data, meta }) => data.length === 0 && !meta?.other}
        empty={
          <p className={styles.nothing}>
            {view.search ? text('rows.nothingContains', { search: view.search }) : text('rows.nothing')}
          </p>
        }
      >
        {(found) => (
          <>
            <TableRows
              name={name}
              rows={found.data}
              sum={sum}
              view={view}
              onSort={set}
              actions={actions}
              onPart={setPart}
            />
            <div className={styles.foot}>
              <OtherRows name={name} list={found} />
              {found.meta?.total !== undefined && (
                <p className="quiet">{text('rows.total', { total: exact(found.meta.total) })}</p>
              )}
              <Pagination
                label={text('rows.pages')}
                page={view.page}
                lastPage={found.meta?.last_page ?? 1}
                linkTo={linkTo}
              />
            </div>
          </>
        )}
      </Loaded>
      {part !== null && (
        <PartDialog websiteId={websiteId} name={name} value={part} control={control} onClose={() => setPart(null)} />
      )}
    </section>
  )
}
