import type { AnyWebsite } from '#contract/website.ts'
import { firstWebsites, websitesQuery } from '#dashboard/http/websites.ts'
import { locale } from '#dashboard/language/language.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Dialog, I18nProvider, Popover } from 'react-aria-components'
import { Link } from 'react-router'
import { carriedElsewhere } from './view/carried.ts'
import styles from './WebsiteMenuPanel.module.css'

type Props = {
  website: AnyWebsite
  /** The button it belongs to, under which it opens and to which the focus returns. */
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The websites of the account, favorites first, each over the days that are looked at now. */
export function WebsiteMenuPanel({ website, trigger, onClose }: Props) {
  const websites = useQuery(websitesQuery(firstWebsites))
  const { query } = useAddress()
  return (
    <I18nProvider locale={locale()}>
      <Popover triggerRef={trigger} isOpen placement="bottom start" onOpenChange={(open) => !open && onClose()}>
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
                        onClick={onClose}
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
      </Popover>
    </I18nProvider>
  )
}

const inOrder = (websites: readonly AnyWebsite[]): AnyWebsite[] =>
  websites.toSorted(
    (one, other) => (other.favorite ?? 0) - (one.favorite ?? 0) || one.domain.localeCompare(other.domain),
  )
