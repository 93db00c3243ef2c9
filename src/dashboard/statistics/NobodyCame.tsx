import type { Received } from '#contract/received.ts'
import type { AnyWebsite } from '#contract/website.ts'
import { addDays, countDays, dayOf } from '#dashboard/days/day.ts'
import { type Range, writeChoice } from '#dashboard/days/range.ts'
import { withinWords } from '#dashboard/days/words.ts'
import { text } from '#dashboard/language/text.ts'
import { leftOutInAll, onlyLeftOut } from '#dashboard/received/words.ts'
import { useReading } from '#dashboard/reading.ts'
import { ReceivedButton } from './received/ReceivedButton.tsx'
import { ButtonLink } from '#dashboard/ui/ButtonLink.tsx'
import { EmptyState } from '#dashboard/ui/EmptyState.tsx'
import { useAddress } from '#dashboard/ui/useAddress.ts'

type Props = {
  website: AnyWebsite
  range: Range
  /** Whether only some visitors are counted. */
  filtered: boolean
  /** What became of hits, where that is known. */
  received: Received | undefined
}

/** A range without a single hit, and the way to one that has some. */
export function NobodyCame({ website, range, filtered, received }: Props) {
  const { linkTo } = useAddress()
  const { frozen } = useReading()
  const last = website.last_hit_at && dayOf(website.last_hit_at, website.timezone)
  const elsewhere = last && (last < range.from || last > range.to)
  return (
    <EmptyState
      title={text(filtered ? 'nobody.title.filtered' : 'nobody.title', { when: withinWords(range) })}
      action={
        !frozen && (
          <>
            {filtered && <ButtonLink to={linkTo({ filters: undefined })}>{text('nobody.unfiltered')}</ButtonLink>}
            {elsewhere && (
              <ButtonLink to={linkTo(writeChoice({ from: addDays(last, -29), to: last }))}>
                {text('nobody.upToThen')}
              </ButtonLink>
            )}
            {countDays(range.from, range.to) < 365 && (
              <ButtonLink to={linkTo(writeChoice('12m'))}>{text('nobody.12m')}</ButtonLink>
            )}
          </>
        )
      }
    >
      {elsewhere && <p>{text('nobody.last', { when: withinWords({ from: last, to: last }) })}</p>}
      {!filtered && received && leftOutInAll(received) > 0 ? (
        <ReceivedButton websiteId={website.id} received={received}>
          {onlyLeftOut(received)}
        </ReceivedButton>
      ) : (
        text('nobody.leftOut')
      )}
    </EmptyState>
  )
}
