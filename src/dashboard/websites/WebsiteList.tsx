import type { AnyWebsite } from '#contract/website.ts'
import { text } from '#dashboard/language/text.ts'
import { memo, useDeferredValue } from 'react'
import { arranged, type Arrangement } from './arranged.ts'
import { period } from './trend.ts'
import type { Trends } from './useTrends.ts'
import type { View } from './view.ts'
import { WebsiteItem } from './WebsiteItem.tsx'
import styles from './WebsiteList.module.css'

type Props = { websites: readonly AnyWebsite[]; layout: View['layout'] } & Arrangement &
  Pick<Trends, 'known' | 'failed' | 'pending' | 'onSeen'>

/** The websites as a ledger, to be scanned down, or as cards. A key that is typed while it is drawn goes first. */
export const WebsiteList = (props: Props) => <Drawn {...useDeferredValue(props)} />

const Drawn = memo(function Drawn({ websites, layout, known, failed, pending, onSeen, ...arrangement }: Props) {
  return (
    <>
      {/* Each website says for itself what its figures are; for the eye it stands once on top. */}
      <p className={styles.head} data-layout={layout} aria-hidden>
        {text('websites.head', { days: period })}
      </p>
      <ul className={styles.list} data-layout={layout}>
        {arranged(websites, arrangement, known).map((website) => (
          <WebsiteItem
            key={website.id}
            website={website}
            trend={known.get(website.id)}
            pending={pending && !known.has(website.id)}
            onRetry={failed.get(website.id)}
            onSeen={onSeen}
          />
        ))}
      </ul>
    </>
  )
})
