import { websitesQuery } from '#dashboard/http/websites.ts'
import { lastPageInstead } from '#dashboard/ui/lastPageInstead.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Navigate } from 'react-router'
import { AddButton } from './AddButton.tsx'
import { ListFoot } from './ListFoot.tsx'
import { NoWebsites } from './NoWebsites.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useView } from './useView.ts'
import { requested, showsAll } from './view.ts'
import { WebsiteRows } from './WebsiteRows.tsx'

const AddWebsiteDialog = lazy(async () => ({ default: (await import('./AddWebsiteDialog.tsx')).AddWebsiteDialog }))

function WebsitesPage() {
  const list = useView()
  const [adding, setAdding] = useState(false)
  const add = () => setAdding(true)
  const websites = useQuery(websitesQuery(requested(list.view)))
  const nothing = websites.data?.data.length === 0
  const first = nothing && showsAll(list.view)

  const lastPage = lastPageInstead(websites, list.view.page)
  if (lastPage !== null) return <Navigate to={list.linkToPage(lastPage)} replace />

  return (
    <>
      <PageHeader title="Websites" actions={!first && <AddButton onClick={add} />} />
      {!first && <Toolbar list={list} />}
      <Loaded
        query={websites}
        skeleton={<Skeleton rows={6} height="44px" gap="16px" />}
        isEmpty={({ data }) => data.length === 0}
        empty={<NoWebsites view={list.view} onAdd={add} onShowAll={list.showAll} />}
      >
        {(page) => (
          <>
            <WebsiteRows websites={page.data} />
            <ListFoot shown={page} list={list} />
          </>
        )}
      </Loaded>
      <Suspense>{adding && <AddWebsiteDialog onClose={() => setAdding(false)} />}</Suspense>
    </>
  )
}

export { WebsitesPage as Component }
