import { websiteQuery } from '#dashboard/http/websites.ts'
import { paths } from '#dashboard/paths.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Embedding } from '#dashboard/embedding/Embedding.tsx'
import { FirstHit } from './FirstHit.tsx'
import styles from './InstallPage.module.css'

/** How often to look for the first hit, in milliseconds; only while the page is visible. */
const interval = 1000

function InstallPage() {
  const id = Number(useParams()['id'])
  const website = useQuery({
    ...websiteQuery(id),
    refetchInterval: ({ state }) => (state.data?.last_hit_at === null ? interval : false),
  })

  return (
    <div className={styles.page}>
      <PageHeader title="Add the script" above={website.data?.domain} />
      <Loaded query={website}>
        {(data) => (
          <>
            <Embedding domain={data.domain} />
            {data.privacy === 0 && (
              <p className={styles.access}>
                The statistics are public until you change that in the <Link to={paths.settings(id)}>settings</Link>.
              </p>
            )}
            <FirstHit website={data} interval={interval} />
            <p className={`quiet ${styles.waiting}`}>
              Nothing yet? Bots, and the addresses that the settings exclude, are not counted.
            </p>
          </>
        )}
      </Loaded>
    </div>
  )
}

export { InstallPage as Component }
