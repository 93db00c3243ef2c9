import type { AnyWebsite } from '#contract/website.ts'
import { liveQuery } from '#dashboard/http/live.ts'
import { websiteQuery } from '#dashboard/http/websites.ts'
import { text } from '#dashboard/language/text.ts'
import { useReading } from '#dashboard/reading.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LivePicture } from './LivePicture.tsx'

export function Component() {
  const website = useQuery(websiteQuery(useReading().id))
  return <Loaded query={website}>{(found) => <LivePage website={found} />}</Loaded>
}

/** The last 30 minutes by minute, and what was looked at in them; it changes by itself. */
function LivePage({ website }: { website: AnyWebsite }) {
  const live = useQuery(liveQuery(website.id))
  const reading = useReading()
  return (
    <>
      <PageHeader title={text('live.title')} above={<Link to={reading.statistics()}>{website.domain}</Link>}>
        {text('live.text')}
      </PageHeader>
      <Loaded query={live} skeleton={<Skeleton rows={2} height="160px" />}>
        {(picture) => <LivePicture live={picture} />}
      </Loaded>
    </>
  )
}
