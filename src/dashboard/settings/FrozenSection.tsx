import type { AnyWebsite } from '#contract/website.ts'
import { frozenLinksQuery } from '#dashboard/http/frozenLinks.ts'
import { text } from '#dashboard/language/text.ts'
import { Section } from '#dashboard/ui/Section.tsx'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { FreezeForm } from './FreezeForm.tsx'
import { FrozenLinkItem } from './FrozenLinkItem.tsx'
import styles from './FrozenSection.module.css'

/** Links to numbers that do not change: those there are, and the way to another. */
export function FrozenSection({ website }: { website: AnyWebsite }) {
  const links = useQuery(frozenLinksQuery(website.id))
  return (
    <Section title={text('sharing.frozen.title')} below={text('sharing.frozen.text')}>
      <FreezeForm website={website} />
      <Loaded
        query={links}
        skeleton={<Skeleton rows={1} />}
        isEmpty={(found) => found.length === 0}
        empty={<p className="quiet">{text('sharing.frozen.none')}</p>}
      >
        {(found) => (
          <ul className={styles.links} aria-label={text('sharing.frozen.title')}>
            {found.map((link) => (
              <FrozenLinkItem key={link.id} websiteId={website.id} link={link} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}
