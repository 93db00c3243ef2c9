import { text } from '#dashboard/language/text.ts'
import { Further } from './Further.tsx'
import { Snippet } from './Snippet.tsx'
import type { Way } from './ways.ts'

/** How to count what is no pageview. */
export function EventExample({ way }: { way: Way }) {
  return (
    <Further title={text('embedding.events')}>
      <p>
        {text('embedding.events.text')} {way.by === 'script' && text('embedding.events.early')}
      </p>
      <Snippet code={way.event} label={text('embedding.events.copy')} />
    </Further>
  )
}
