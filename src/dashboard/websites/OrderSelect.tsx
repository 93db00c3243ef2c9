import { text } from '#dashboard/language/text.ts'
import { Select } from '#dashboard/ui/Select.tsx'
import { isByFigures, type View } from './view.ts'

type Order = Pick<View, 'sort_by' | 'sort'>

const orders: readonly Order[] = [
  { sort_by: 'id', sort: 'desc' },
  { sort_by: 'id', sort: 'asc' },
  { sort_by: 'domain', sort: 'asc' },
  { sort_by: 'domain', sort: 'desc' },
  { sort_by: 'visitors', sort: 'desc' },
  { sort_by: 'visitors', sort: 'asc' },
  { sort_by: 'change', sort: 'desc' },
  { sort_by: 'change', sort: 'asc' },
]

const nameOf = ({ sort_by, sort }: Order) => `${sort_by}.${sort}` as const

type Props = {
  order: Order
  /** Whether the figures of all websites are there, or can be had. */
  hasFigures: boolean
  onChange: (order: Order) => void
}

/** The order of the list; one that is chosen stays on offer. */
export function OrderSelect({ order, hasFigures, onChange }: Props) {
  const offered = orders.filter((each) => hasFigures || !isByFigures(each) || nameOf(each) === nameOf(order))
  return (
    <Select
      label={text('websites.order')}
      value={nameOf(order)}
      options={offered.map((each) => ({ value: nameOf(each), label: text(`websites.order.${nameOf(each)}`) }))}
      onChange={(name) => {
        const chosen = orders.find((each) => nameOf(each) === name)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
