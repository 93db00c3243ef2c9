import type { AnyWebsite } from '#contract/website.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { ButtonLink } from '#dashboard/ui/ButtonLink.tsx'
import { EmptyState } from '#dashboard/ui/EmptyState.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { Link } from 'react-router'

/** A website that never had a hit: the script is probably not on its pages yet. */
export function NoHitsYet({ website }: { website: AnyWebsite }) {
  return (
    <>
      <PageHeader title={website.domain} above={<Link to={paths.websites}>{text('app.websites')}</Link>} />
      <EmptyState
        title={text('noHits.title')}
        action={
          <ButtonLink look="primary" to={paths.install(website.id)}>
            {text('noHits.action')}
          </ButtonLink>
        }
      >
        {text('noHits.text')}
      </EmptyState>
    </>
  )
}
