import { websitesQuery } from '#dashboard/http/websites.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { AddWebsite } from './AddWebsite.tsx'
import { ListFoot } from './ListFoot.tsx'
import { NoWebsites } from './NoWebsites.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useView } from './useView.ts'
import { requested, showsAll } from './view.ts'
import { WebsiteRows } from './WebsiteRows.tsx'

function WebsitesPage() {
  const list = useView()
  const websites = useQuery(websitesQuery(requested(list.view)))
  const nothing = websites.data?.data.length === 0
  const first = nothing && showsAll(list.view)

  // The page was there once: rows before it have been deleted since.
  const { last_page = list.view.page } = websites.data?.meta ?? {}
  if (nothing && !websites.isPlaceholderData && list.view.page > last_page)
    return <Navigate to={list.linkToPage(last_page)} replace />

  return (
    <>
      <PageHeader title="Websites" actions={!first && <AddWebsite />} />
      {!first && <Toolbar list={list} />}
      <Loaded
        query={websites}
        skeleton={<Skeleton rows={6} height="44px" gap="16px" />}
        isEmpty={({ data }) => data.length === 0}
        empty={<NoWebsites view={list.view} onShowAll={list.showAll} />}
      >
        {(page) => (
          <>
            <WebsiteRows websites={page.data} />
            <ListFoot shown={page} list={list} />
          </>
        )}
      </Loaded>
    </>
  )
}

export { WebsitesPage as Component }
