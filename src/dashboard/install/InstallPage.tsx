import { CheckWebsite } from '#dashboard/embedding/CheckWebsite.tsx'
import { Embedding } from '#dashboard/embedding/Embedding.tsx'
import { FurtherSteps } from '#dashboard/embedding/FurtherSteps.tsx'
import { websiteQuery } from '#dashboard/http/websites.ts'
import { Rich } from '#dashboard/language/Rich.tsx'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
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
      <PageHeader title={text('install.title')} above={website.data?.domain} />
      <Loaded query={website}>
        {(data) => (
          <>
            <Embedding domain={data.domain} />
            {data.privacy === 0 && (
              <p className={styles.access}>
                <Rich
                  of="install.public"
                  parts={{ settings: <Link to={paths.settings(id)}>{text('install.public.settings')}</Link> }}
                />
              </p>
            )}
            <FirstHit website={data} interval={interval} />
            <div className={styles.check}>
              <CheckWebsite website={data} />
            </div>
            <p className={`quiet ${styles.waiting}`}>{text('install.waiting.long')}</p>
            <div className={styles.further}>
              <FurtherSteps />
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}

export { InstallPage as Component }
