import { type AnyStatisticList, type StatisticName, statistics } from '#contract/statistic.ts'
import { exact, percent } from '#dashboard/ui/numbers.ts'
import type { ReactNode } from 'react'
import { definitions } from './definitions.ts'
import { HourBars } from './HourBars.tsx'
import { pictureRows } from './pictureRows.ts'
import { Places } from './Places.tsx'
import { RankedBars } from './RankedBars.tsx'
import { rowsSentence } from './rowsSentence.ts'
import { TableBehind } from './TableBehind.tsx'
import { capitalised } from './values.ts'

type Props = { name: StatisticName; list: AnyStatisticList; children?: ReactNode }

/** How many rows a picture with names has room for. */
const most = 10

/** A statistic as the picture that suits it, with its sentence and its table. */
export function RowsPicture({ name, list, children }: Props) {
  const definition = definitions[name]
  const unit = statistics[name].count
  const rows = pictureRows(name, list)
  const sentence = rowsSentence(name, rows)
  const label = `${definition.title}: ${sentence}`
  return (
    <figure>
      {definition.picture === 'hours' && <HourBars rows={rows} unit={unit} label={definition.title} />}
      {definition.picture === 'map' && <Places rows={rows} unit={unit} label={label} most={most} />}
      {definition.picture === 'bars' && <RankedBars rows={rows.slice(0, most)} label={definition.title} />}
      <figcaption className={definition.picture === 'hours' ? 'quiet' : 'visually-hidden'}>{sentence}</figcaption>
      <TableBehind
        caption={label}
        head={[definition.row, capitalised(unit), 'Share']}
        rows={rows.map((row) => [row.name, exact(row.count), row.share === null ? '–' : percent(row.share)])}
      >
        {children}
      </TableBehind>
    </figure>
  )
}
