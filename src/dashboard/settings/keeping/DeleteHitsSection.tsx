import type { AnyWebsite } from '#contract/website.ts'
import { text } from '#dashboard/language/text.ts'
import { Section } from '#dashboard/ui/Section.tsx'
import { DeleteHitsForm } from './DeleteHitsForm.tsx'

/** The end of some hits. */
export const DeleteHitsSection = ({ website }: { website: AnyWebsite }) => (
  <Section title={text('keeping.delete')} below={text('keeping.delete.text')}>
    <DeleteHitsForm website={website} />
  </Section>
)
