import { type AnyStatisticList, type StatisticName, statistics } from '#contract/statistic.ts'
import { text } from '#dashboard/language/text.ts'
import { definitions, titleOf } from '#dashboard/statistics/definitions.ts'
import { Figure } from '#dashboard/statistics/picture/Figure.tsx'
import type { ViewControl } from '#dashboard/statistics/view/useView.ts'
import { type ReactNode, useState } from 'react'
import { HourBars } from './HourBars.tsx'
import { OtherRows } from './OtherRows.tsx'
import { PartDialog } from './PartDialog.tsx'
import { pictureRows, withOther } from './pictureRows.ts'
import { Places } from './Places.tsx'
import { RankedBars } from './RankedBars.tsx'
import { besideItself } from './rowFilter.ts'
import { rowsSentence } from './rowsSentence.ts'
import { rowsTable } from './rowsTable.ts'
import { useRowActions } from './useRowActions.ts'
import { WeekGrid } from './WeekGrid.tsx'

type Props = {
  websiteId: number
  name: StatisticName
  list: AnyStatisticList
  control: ViewControl
  children?: ReactNode
}

/** How many rows a list of names has room for. */
const most = 10

/** A statistic as the picture that suits it, with its sentence and its table; `children` stand below. */
export function RowsPicture({ websiteId, name, list, control, children }: Props) {
  const [part, setPart] = useState<string | null>(null)
  const actions = useRowActions(name, control)
  const title = titleOf(name)
  const { picture } = definitions[name]
  const unit = statistics[name].count
  const rows = pictureRows(name, list)
  const sentence = rowsSentence(name, rows)
  const figure = text('rows.figure', { statistic: title, sentence })
  const shared = { name, rows, unit, actions, onPart: setPart }
  return (
    <>
      <Figure
        sentence={figure}
        caption={(picture === 'hours' || picture === 'week') && sentence}
        table={rowsTable(name, withOther(rows, list))}
        source={{ websiteId, name, view: besideItself(name, control.view) }}
        below={
          <>
            <OtherRows name={name} list={list} />
            {children}
          </>
        }
      >
        {picture === 'hours' && <HourBars {...shared} label={title} />}
        {picture === 'week' && <WeekGrid {...shared} label={title} />}
        {picture === 'map' && <Places {...shared} label={figure} most={most} />}
        {picture === 'bars' && <RankedBars {...shared} rows={rows.slice(0, most)} label={title} />}
      </Figure>
      {part !== null && (
        <PartDialog websiteId={websiteId} name={name} value={part} control={control} onClose={() => setPart(null)} />
      )}
    </>
  )
}
