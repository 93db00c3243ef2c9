import type { AnyWebsite } from '#contract/website.ts'
import { Snippet } from '#dashboard/embedding/Snippet.tsx'
import { importsQuery } from '#dashboard/http/imports.ts'
import { text } from '#dashboard/language/text.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { Section } from '#dashboard/ui/Section.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { ImportItem } from './ImportItem.tsx'
import styles from './Imports.module.css'

/** What was imported into a website, and how more is. */
export function Imports({ website }: { website: AnyWebsite }) {
  const imports = useQuery(importsQuery(website.id))
  return (
    <Section title={text('imports.title')} below={text('imports.text')}>
      <Snippet code={`npx porchlight import access.log --website ${website.domain}`} label={text('imports.copy')} />
      <Loaded
        query={imports}
        skeleton={<Skeleton rows={1} />}
        isEmpty={(found) => found.length === 0}
        empty={<p className="quiet">{text('imports.none')}</p>}
      >
        {(found) => (
          <ul className={styles.imports} aria-label={text('imports.title')}>
            {found.map((one) => (
              <ImportItem key={one.id} websiteId={website.id} found={one} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}
