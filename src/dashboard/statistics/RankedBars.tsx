import { exact, percent } from '#dashboard/ui/numbers.ts'
import type { PictureRow } from './pictureRows.ts'
import './RankedBars.css'

/** Names with their counts, highest first, each on a bar as long as its part of the first. */
export function RankedBars({ rows, label }: { rows: readonly PictureRow[]; label: string }) {
  const highest = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <ol className="ranked-bars" aria-label={label}>
      {rows.map(({ value, name, count, share }) => (
        <li key={value}>
          <span className="ranked-bars-bar" style={{ width: `${(count / highest) * 100}%` }} />
          <span className="ranked-bars-name" title={name}>
            {name}
          </span>
          {share !== null && <span className="ranked-bars-share">{percent(share)}</span>}
          <span className="ranked-bars-count">{exact(count)}</span>
        </li>
      ))}
    </ol>
  )
}
