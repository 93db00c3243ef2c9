import type { AnyWebsite } from '#contract/website.ts'
import { websitesQuery } from '#dashboard/http/websites.ts'
import { text } from '#dashboard/language/text.ts'
import { lastPageInstead } from '#dashboard/ui/lastPageInstead.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Navigate } from 'react-router'
import { AddButton } from './AddButton.tsx'
import { asGiven, isWhole } from './arranged.ts'
import { FiguresFailure } from './FiguresFailure.tsx'
import { ListFoot } from './ListFoot.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { NoWebsites } from './NoWebsites.tsx'
import { Sums } from './Sums.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useTrends } from './useTrends.ts'
import { useView } from './useView.ts'
import { isByFigures, requested, showsAll } from './view.ts'
import { WebsiteList } from './WebsiteList.tsx'

const AddWebsiteDialog = lazy(async () => ({ default: (await import('./AddWebsiteDialog.tsx')).AddWebsiteDialog }))

const noWebsites: readonly AnyWebsite[] = []

function WebsitesPage() {
  const list = useView()
  const { view } = list
  const { sort_by, sort, stars, layout } = view
  const [adding, setAdding] = useState(false)
  const add = () => setAdding(true)
  const websites = useQuery(websitesQuery(requested(view)))
  const page = websites.data
  const whole = page !== undefined && isWhole(page, view)
  const byFigures = whole && isByFigures(view)
  const trends = useTrends(page?.data ?? noWebsites, { atOnce: byFigures })
  const { known, failed, pending, together, onSeen } = trends

  const lastPage = lastPageInstead(websites, view.page)
  if (lastPage !== null) return <Navigate to={list.linkToPage(lastPage)} replace />

  const first = page?.data.length === 0 && showsAll(view)
  const skeleton = <ListSkeleton layout={layout} />
  return (
    <>
      <PageHeader title={text('websites.title')} actions={!first && <AddButton onClick={add} />} />
      {!first && <Sums trends={trends} all={whole && showsAll(view) ? page.data : null} />}
      {!first && <Toolbar list={list} page={page} trends={trends} />}
      <Loaded
        query={websites}
        skeleton={skeleton}
        isEmpty={({ data }) => data.length === 0}
        empty={<NoWebsites view={view} onAdd={add} onShowAll={list.showAll} />}
      >
        {(shown) => (
          <>
            {together && <FiguresFailure query={together} />}
            {/* Rows that would change places when their figures come are better not seen before. */}
            {byFigures && pending ? (
              skeleton
            ) : (
              <WebsiteList
                websites={shown.data}
                layout={layout}
                known={known}
                failed={failed}
                pending={pending}
                onSeen={onSeen}
                {...(whole ? { sort_by, sort, stars } : asGiven)}
              />
            )}
            <ListFoot shown={shown} list={list} />
          </>
        )}
      </Loaded>
      <Suspense>{adding && <AddWebsiteDialog onClose={() => setAdding(false)} />}</Suspense>
    </>
  )
}

export { WebsitesPage as Component }
