import { text } from '#dashboard/language/text.ts'
import { Further } from './Further.tsx'
import { Snippet } from './Snippet.tsx'
import { useServiceAddress } from './useServiceAddress.ts'
import { useWay } from './useWay.ts'
import { policy } from './ways.ts'

/** Beyond counting pageviews: events, and what a website allows that restricts what its pages load. */
export function FurtherSteps() {
  const service = useServiceAddress()
  const { way } = useWay()
  return (
    <div>
      {way.event !== null && (
        <Further title={text('embedding.events')}>
          <p>
            {text('embedding.events.text')} {way.by === 'script' && text('embedding.events.early')}
          </p>
          <Snippet code={way.event} label={text('embedding.events.copy')} />
        </Further>
      )}
      {service !== null && (
        <Further title={text('embedding.policy')}>
          <p>{text('embedding.policy.text')}</p>
          <Snippet code={policy(way.by, service)} label={text('embedding.policy.copy')} />
        </Further>
      )}
    </div>
  )
}
