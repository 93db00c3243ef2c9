import { type AnyStatisticList, type StatisticName, statistics } from '#contract/statistic.ts'
import { definitions } from '#dashboard/statistics/definitions.ts'
import { Figure } from '#dashboard/statistics/picture/Figure.tsx'
import { capitalised } from '#dashboard/statistics/values.ts'
import { exact, percent } from '#dashboard/ui/numbers.ts'
import type { ReactNode } from 'react'
import { HourBars } from './HourBars.tsx'
import { type PictureRow, pictureRows } from './pictureRows.ts'
import { Places } from './Places.tsx'
import { RankedBars } from './RankedBars.tsx'
import { rowsSentence } from './rowsSentence.ts'

type Props = { name: StatisticName; list: AnyStatisticList; children?: ReactNode }

/** How many rows a list of names has room for. */
const most = 10

/** A statistic as the picture that suits it, with its sentence and its table; `children` stand below. */
export function RowsPicture({ name, list, children }: Props) {
  const { title, row, picture } = definitions[name]
  const unit = statistics[name].count
  const rows = pictureRows(name, list)
  const sentence = rowsSentence(name, rows)
  return (
    <Figure
      sentence={`${title}: ${sentence}`}
      caption={picture === 'hours' && sentence}
      table={{ head: [row, capitalised(unit), 'Share'], rows: rows.map(tableRow) }}
      below={children}
    >
      {picture === 'hours' && <HourBars rows={rows} unit={unit} label={title} />}
      {picture === 'map' && <Places rows={rows} unit={unit} label={`${title}: ${sentence}`} most={most} />}
      {picture === 'bars' && <RankedBars rows={rows.slice(0, most)} label={title} />}
    </Figure>
  )
}

const tableRow = ({ name, count, share }: PictureRow) => [name, exact(count), share === null ? '–' : percent(share)]
