import type { StatisticName, StatisticRow } from '#contract/statistic.ts'
import { statisticQuery } from '#dashboard/http/statistics.ts'
import { text } from '#dashboard/language/text.ts'
import { definitions, titleOf } from '#dashboard/statistics/definitions.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { exact } from '#dashboard/ui/numbers.ts'
import { SearchField } from '#dashboard/ui/SearchField.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './FilterDialog.module.css'
import { asked, type View } from './View.ts'

type Props = {
  websiteId: number
  name: StatisticName
  view: View
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** The values there are to choose, the most counted first, and those that are chosen. */
export function FilterValues({ websiteId, name, view, values, onChange }: Props) {
  const [search, setSearch] = useState('')
  const rows = useQuery(statisticQuery(websiteId, name, { ...asked(view), per_page: 25, ...(search && { search }) }))
  return (
    <div className={styles.values}>
      <SearchField label={text('rows.search', { statistic: titleOf(name) })} value={search} onSearch={setSearch} />
      <Loaded
        query={rows}
        skeleton={<Skeleton rows={5} height="30px" gap="4px" />}
        isEmpty={({ data }) => data.length === 0 && values.length === 0}
        empty={<p className="quiet">{text('rows.nothing')}</p>}
      >
        {({ data }) => (
          <ul className={styles.list}>
            {withChosen(data, values).map(({ value, label, count }) => (
              <li key={value}>
                <label>
                  <input
                    type="checkbox"
                    checked={values.includes(value)}
                    onChange={({ target }) =>
                      onChange(target.checked ? [...values, value] : values.filter((chosen) => chosen !== value))
                    }
                  />
                  <span className={styles.name}>
                    {label ?? definitions[name].name(value)}
                    {name === 'referrer' && label && <bdi className={styles.host}>{value}</bdi>}
                  </span>
                  {count !== null && <span className={styles.count}>{exact(count)}</span>}
                </label>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

type Choice = Pick<StatisticRow, 'value' | 'label'> & { count: number | null }

/** What is chosen stays in sight, whatever is searched for. */
function withChosen(rows: readonly StatisticRow[], values: readonly string[]): Choice[] {
  const found = new Set(rows.map(({ value }) => value))
  return [...values.filter((value) => !found.has(value)).map((value) => ({ value, count: null })), ...rows]
}
