import type { AnyWebsite } from '#contract/website.ts'
import { hasTraffic, useOffered } from '#dashboard/statistics/useOffered.ts'
import type { ViewControl } from '#dashboard/statistics/view/useView.ts'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { lazy, Suspense } from 'react'
import { rowParameter } from './rowParameter.ts'

const RowDrawer = lazy(async () => ({ default: (await import('./RowDrawer.tsx')).RowDrawer }))

/** The row that an address asks to look at by itself, beside the page: `?row=page:/pricing`. */
export function RowAside({ website, control }: { website: AnyWebsite; control: ViewControl }) {
  const { query } = useAddress()
  const row = rowParameter.read(query.get('row'))
  const offered = useOffered()
  if (!row || !control.canFilter || !hasTraffic(offered)) return null
  return (
    <Suspense>
      <RowDrawer website={website} control={control} row={row} />
    </Suspense>
  )
}
