import type { AnyWebsite } from '#contract/website.ts'
import { useOffers } from '#dashboard/http/Offered.tsx'
import { text } from '#dashboard/language/text.ts'
import { Section } from '#dashboard/ui/Section.tsx'
import { DeleteHitsForm } from './DeleteHitsForm.tsx'
import styles from './DeleteHitsSection.module.css'

/** The end of some hits; nothing where the service does not offer that. */
export function DeleteHitsSection({ website }: { website: AnyWebsite }) {
  const offers = useOffers()
  if (!offers?.keeping) return null
  return (
    <div className={styles.apart}>
      <Section title={text('keeping.delete')} below={text('keeping.delete.text')}>
        <DeleteHitsForm website={website} />
      </Section>
    </div>
  )
}
