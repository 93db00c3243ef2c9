import type { AnyWebsite } from '#contract/website.ts'
import { addDays, today } from '#dashboard/days/day.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { leftOutInAll, onlyLeftOut } from '#dashboard/received/words.ts'
import { useReceived } from '#dashboard/received/useReceived.ts'
import { ButtonLink } from '#dashboard/ui/ButtonLink.tsx'
import { EmptyState } from '#dashboard/ui/EmptyState.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { Link } from 'react-router'

/** A website that never had a hit: the script is probably not on its pages yet, or everybody who came was left out. */
export function NoHitsYet({ website }: { website: AnyWebsite }) {
  const to = today(website.timezone)
  const received = useReceived(website.id, { from: addDays(to, -29), to })
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
        {received && leftOutInAll(received) > 0 ? onlyLeftOut(received) : text('noHits.text')}
      </EmptyState>
    </>
  )
}
