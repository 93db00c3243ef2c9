import { text } from '#dashboard/language/text.ts'
import { Further } from './Further.tsx'
import { Snippet } from './Snippet.tsx'
import { policy, type Way } from './ways.ts'

/** What a website allows that restricts what its pages may load. */
export function PolicyExample({ way, service }: { way: Way; service: string }) {
  return (
    <Further title={text('embedding.policy')}>
      <p>{text('embedding.policy.text')}</p>
      <Snippet code={policy(way.by, service)} label={text('embedding.policy.copy')} />
    </Further>
  )
}
