import type { AnyWebsite } from '#contract/website.ts'
import { paths } from '#dashboard/paths.ts'
import { ButtonLink } from '#dashboard/ui/ButtonLink.tsx'
import { EmptyState } from '#dashboard/ui/EmptyState.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { Link } from 'react-router'

/** A website that never had a hit: the script is probably not on its pages yet. */
export function NoHitsYet({ website }: { website: AnyWebsite }) {
  return (
    <>
      <PageHeader title={website.domain} above={<Link to={paths.websites}>Websites</Link>} />
      <EmptyState
        title="No visit has arrived yet."
        action={
          <ButtonLink look="primary" to={paths.install(website.id)}>
            Put the script on your pages
          </ButtonLink>
        }
      >
        Statistics begin with the first visit to a page that has the script.
      </EmptyState>
    </>
  )
}
