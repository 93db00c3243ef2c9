import { today } from '#dashboard/days/day.ts'
import { type RangeChoice, rangeOf, readChoice, writeChoice } from '#dashboard/days/range.ts'
import { useAddress } from '#dashboard/ui/useAddress.ts'

/** The days an address asks for, as they are today where the website is, and how to ask for others. */
export function useRange(timeZone: string | undefined) {
  const { query, change } = useAddress()
  const choice = readChoice(query)
  const day = today(timeZone)
  return { choice, day, range: rangeOf(choice, day), choose: (chosen: RangeChoice) => change(writeChoice(chosen)) }
}
