import { useCommands } from '#dashboard/keys/useCommands.ts'
import { text } from '#dashboard/language/text.ts'

/** T shows the numbers behind the picture that has the focus, else behind the first of the page, and hides them again. */
export function useTableKey(): void {
  useCommands([{ key: 't', title: text('picture.table.key'), run: toggleTable }])
}

function toggleTable(): void {
  const figure = document.activeElement?.closest('figure') ?? document.querySelector('main figure')
  const table = figure?.querySelector('details')
  if (!table) return
  table.open = !table.open
  if (table.open) table.querySelector('summary')?.focus()
}
