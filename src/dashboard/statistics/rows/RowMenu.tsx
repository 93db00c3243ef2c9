import { type StatisticName, statistics } from '#contract/statistic.ts'
import { text } from '#dashboard/language/text.ts'
import { MenuButton } from '#dashboard/ui/MenuButton.tsx'
import { Ellipsis } from 'lucide-react'
import type { PictureRow } from './pictureRows.ts'
import { told } from './told.ts'
import type { RowActions } from './useRowActions.ts'

type Props = {
  name: StatisticName
  row: PictureRow
  actions: RowActions
  /** Asks for a part of values to filter by. */
  onPart: (value: string) => void
}

/** What can be done with a row beyond choosing it. */
export function RowMenu({ name, row, actions, onPart }: Props) {
  const { value } = row
  return (
    <MenuButton
      label={text('rows.menu', { row: row.name })}
      icon={<Ellipsis aria-hidden />}
      heading={told(row, statistics[name].count)}
      items={() => [
        { id: 'look', title: text('rows.menu.look'), run: () => actions.look(value) },
        {
          id: 'choose',
          title: text(actions.isChosen(value) ? 'rows.menu.all' : 'rows.menu.only'),
          run: () => actions.choose?.(value),
        },
        { id: 'leaveOut', title: text('rows.menu.leaveOut'), run: () => actions.leaveOut(value) },
        { id: 'part', title: text('rows.menu.part'), run: () => onPart(value) },
      ]}
    />
  )
}
