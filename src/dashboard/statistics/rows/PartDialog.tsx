import type { StatisticName } from '#contract/statistic.ts'
import type { ViewControl } from '#dashboard/statistics/view/useView.ts'
import { lazy, Suspense } from 'react'

type Props = {
  websiteId: number
  name: StatisticName
  /** What the part is taken from. */
  value: string
  control: ViewControl
  onClose: () => void
}

const FilterDialog = lazy(async () => ({
  default: (await import('#dashboard/statistics/view/FilterDialog.tsx')).FilterDialog,
}))

/** Asks for a part of a row's value: whoever contains it is counted. */
export function PartDialog({ websiteId, name, value, control: { view, filter }, onClose }: Props) {
  const present = view.filters.filter((other) => other.name === name && other.operator === 'contains')
  return (
    <Suspense>
      <FilterDialog
        websiteId={websiteId}
        view={view}
        group={{ name, operator: 'contains', values: [value, ...present.map((other) => other.value)] }}
        onClose={onClose}
        onFilter={(filters) => {
          onClose()
          filter(filters)
        }}
      />
    </Suspense>
  )
}
