import { Button } from '#dashboard/ui/Button.tsx'
import { EmptyState } from '#dashboard/ui/EmptyState.tsx'
import { AddButton } from './AddButton.tsx'
import { showsAll, type View } from './view.ts'

type Props = { view: View; onAdd: () => void; onShowAll: () => void }

/** An empty list: because there is nothing yet, or because of what was searched for. */
export function NoWebsites({ view, onAdd, onShowAll }: Props) {
  if (showsAll(view))
    return (
      <EmptyState title="No websites yet" action={<AddButton onClick={onAdd} />}>
        Add the first one, and you get a line of HTML for its pages. Visits appear here as they happen.
      </EmptyState>
    )
  return (
    <EmptyState title={reasonOf(view)} action={<Button onClick={onShowAll}>Show all websites</Button>}>
      {view.favorite === '1' && !view.search && 'The star at the left of a website makes it one.'}
    </EmptyState>
  )
}

function reasonOf({ search, favorite }: View): string {
  const which = { all: 'website', '1': 'favorite', '0': 'other website' }[favorite]
  return search ? `No ${which} has “${search}” in its domain` : `There is no ${which}`
}
