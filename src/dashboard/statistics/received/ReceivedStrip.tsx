import type { Received } from '#contract/received.ts'
import { text } from '#dashboard/language/text.ts'
import { leftOutInAll, leftOutWords, missingWords } from '#dashboard/received/words.ts'
import { percent } from '#dashboard/ui/numbers.ts'
import { ReceivedButton } from './ReceivedButton.tsx'
import styles from './ReceivedStrip.module.css'

/** Shorter than this nothing is said of it: a restart takes a minute. */
const shortest = 5

/** How much of what came is counted, in a thin line and in words. Its room is there before it is known. */
export function ReceivedStrip({ websiteId, received }: { websiteId: number; received: Received | undefined }) {
  return <div className={styles.strip}>{received && <Told websiteId={websiteId} received={received} />}</div>
}

function Told({ websiteId, received }: { websiteId: number; received: Received }) {
  const { stored, left_out } = received
  const leftOut = leftOutInAll(received)
  const missing = received.steps.reduce((all, step) => all + step.missing, 0)
  const said = [
    ...(leftOut > 0
      ? [
          text('received.leftOut', {
            share: percent(leftOut / (stored + leftOut)),
            reasons: leftOutWords(left_out),
          }),
        ]
      : []),
    ...(missing >= shortest ? [missingWords(missing)] : []),
  ]
  return (
    <>
      {leftOut > 0 && (
        <div className={styles.line} aria-hidden="true">
          <span style={{ flexGrow: stored }} />
          {left_out.map(({ reason, count }) => (
            <span key={reason} style={{ flexGrow: count }} />
          ))}
        </div>
      )}
      {said.length > 0 ? (
        <ReceivedButton websiteId={websiteId} received={received}>
          {said.join(' · ')}
        </ReceivedButton>
      ) : (
        stored > 0 && text('received.all')
      )}
    </>
  )
}
