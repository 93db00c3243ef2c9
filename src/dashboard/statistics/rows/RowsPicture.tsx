import { type AnyStatisticList, type StatisticName, statistics } from '#contract/statistic.ts'
import { text } from '#dashboard/language/text.ts'
import { definitions, rowTitleOf, titleOf } from '#dashboard/statistics/definitions.ts'
import { unitTitle } from '#dashboard/statistics/picture/amount.ts'
import { Figure } from '#dashboard/statistics/picture/Figure.tsx'
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
  const title = titleOf(name)
  const { picture } = definitions[name]
  const unit = statistics[name].count
  const rows = pictureRows(name, list)
  const sentence = rowsSentence(name, rows)
  const figure = text('rows.figure', { statistic: title, sentence })
  return (
    <Figure
      sentence={figure}
      caption={picture === 'hours' && sentence}
      table={{ head: [rowTitleOf(name), unitTitle(unit), text('rows.share')], rows: rows.map(tableRow) }}
      below={children}
    >
      {picture === 'hours' && <HourBars rows={rows} unit={unit} label={title} />}
      {picture === 'map' && <Places rows={rows} unit={unit} label={figure} most={most} />}
      {picture === 'bars' && <RankedBars rows={rows.slice(0, most)} label={title} />}
    </Figure>
  )
}

const tableRow = ({ name, count, share }: PictureRow) => [name, exact(count), share === null ? '–' : percent(share)]
