import type { Range } from '#dashboard/days/range.ts'
import { withinWords } from '#dashboard/days/words.ts'
import { Link } from 'react-router'

/** A range without a single hit. */
export function NobodyCame({ range }: { range: Range }) {
  return (
    <section className="nobody-came">
      <h2>Nobody came {withinWords(range)}.</h2>
      <p className="quiet">
        Hits that a rule leaves out are not counted. <Link to="?range=12m">Look at the last 12 months</Link>
      </p>
    </section>
  )
}
