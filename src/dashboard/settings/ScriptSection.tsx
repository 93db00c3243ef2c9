import type { AnyWebsite } from '#contract/website.ts'
import { CheckWebsite } from '#dashboard/embedding/CheckWebsite.tsx'
import { Embedding } from '#dashboard/embedding/Embedding.tsx'
import { FurtherSteps } from '#dashboard/embedding/FurtherSteps.tsx'
import { text } from '#dashboard/language/text.ts'
import styles from './ScriptSection.module.css'
import { Section } from '#dashboard/ui/Section.tsx'

/** What the website embeds, and whether it does. */
export function ScriptSection({ website }: { website: AnyWebsite }) {
  return (
    <div className={styles.script}>
      <Section title={text('settings.script')}>
        <Embedding domain={website.domain} />
        <CheckWebsite website={website} />
        <FurtherSteps />
      </Section>
    </div>
  )
}
