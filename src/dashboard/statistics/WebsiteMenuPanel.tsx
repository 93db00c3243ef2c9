import type { AnyWebsite } from '#contract/website.ts'
import { firstWebsites, websitesQuery } from '#dashboard/http/websites.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { Panel, type PanelProps } from '#dashboard/ui/Panel.tsx'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from 'react-aria-components'
import { Link } from 'react-router'
import { carriedElsewhere } from './view/carried.ts'
import styles from './WebsiteMenuPanel.module.css'

/** The websites of the account, favorites first, each over the days that are looked at now. */
export function WebsiteMenuPanel({ website, ...panel }: PanelProps & { website: AnyWebsite }) {
  const websites = useQuery(websitesQuery(firstWebsites))
  const { query } = useAddress()
  return (
    <Panel align="start" {...panel}>
      <Dialog aria-label={text('statistics.others')}>
        <div className={styles.panel}>
          <Loaded query={websites}>
            {({ data }) => (
              <ul>
                {inOrder(data).map(({ id, domain }) => (
                  <li key={id}>
                    <Link
                      to={paths.statistics(id) + carriedElsewhere(query)}
                      aria-current={id === website.id ? 'page' : undefined}
                      onClick={panel.onClose}
                    >
                      {domain}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
          <Link to={paths.websites} className={styles.all}>
            {text('statistics.allWebsites')}
          </Link>
        </div>
      </Dialog>
    </Panel>
  )
}

const inOrder = (websites: readonly AnyWebsite[]): AnyWebsite[] =>
  websites.toSorted(
    (one, other) => (other.favorite ?? 0) - (one.favorite ?? 0) || one.domain.localeCompare(other.domain),
  )
