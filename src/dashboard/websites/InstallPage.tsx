import { websiteQuery } from '#dashboard/http/websites.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Embedding } from './Embedding.tsx'
import { FirstHit } from './FirstHit.tsx'
import styles from './InstallPage.module.css'

/** How often to look for the first hit, in milliseconds; only while the page is visible. */
const interval = 1000

function InstallPage() {
  const id = Number(useParams()['id'])
  const website = useQuery({
    ...websiteQuery(id),
    refetchInterval: ({ state }) => (state.data?.last_hit_at ? false : interval),
  })

  return (
    <div className={styles.page}>
      <PageHeader title="Add the script" above={website.data?.domain} />
      <Loaded query={website}>
        {(data) => (
          <>
            <Embedding domain={data.domain} />
            <FirstHit website={data} interval={interval} />
          </>
        )}
      </Loaded>
    </div>
  )
}

export { InstallPage as Component }
