import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { EmptyState } from '#dashboard/ui/EmptyState.tsx'
import { AddButton } from './AddButton.tsx'
import { showsAll, type View } from './view.ts'

type Props = { view: View; onAdd: () => void; onShowAll: () => void }

const which = { all: 'all', '1': 'favorites', '0': 'others' } as const

/** An empty list: because there is nothing yet, or because of what was searched for. */
export function NoWebsites({ view, onAdd, onShowAll }: Props) {
  const { search, favorite } = view
  if (showsAll(view))
    return (
      <EmptyState title={text('websites.none')} action={<AddButton onClick={onAdd} />}>
        {text('websites.none.text')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={text(search ? 'websites.none.found' : 'websites.none.marked', { which: which[favorite], search })}
      action={<Button onClick={onShowAll}>{text('websites.showAll')}</Button>}
    >
      {favorite === '1' && !search && text('websites.none.favorites')}
    </EmptyState>
  )
}
