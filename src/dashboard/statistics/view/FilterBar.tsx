import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { ListFilter, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import styles from './FilterBar.module.css'
import { type FilterGroup, groupsOf, replaced } from './filters.ts'
import { filterWords } from './filterWords.ts'
import type { ViewControl } from './useView.ts'

type Props = { websiteId: number; control: ViewControl }

const FilterDialog = lazy(async () => ({ default: (await import('./FilterDialog.tsx')).FilterDialog }))

/** Who is counted: a chip for each filter, which opens it, and the way to another. */
export function FilterBar({ websiteId, control }: Props) {
  const { view, filter } = control
  const [editing, setEditing] = useState<FilterGroup | 'new' | null>(null)
  return (
    <>
      <ul className={styles.chips} aria-label={text('filters.title')}>
        {groupsOf(view.filters).map((group) => {
          const words = filterWords(group)
          return (
            <li key={words} className={styles.chip}>
              <button type="button" className={styles.words} title={words} onClick={() => setEditing(group)}>
                {words}
              </button>
              <button
                type="button"
                className={styles.remove}
                aria-label={text('filters.remove', { filter: words })}
                onClick={() => filter(replaced(view.filters, group, null))}
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          )
        })}
        <li>
          <Button look="text" onClick={() => setEditing('new')}>
            <ListFilter aria-hidden />
            {text('filters.add')}
          </Button>
        </li>
        {view.filters.length > 1 && (
          <li>
            <Button look="text" onClick={() => filter([])}>
              {text('filters.clear')}
            </Button>
          </li>
        )}
      </ul>
      {editing && (
        <Suspense>
          <FilterDialog
            websiteId={websiteId}
            view={view}
            group={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
            onFilter={(filters) => {
              setEditing(null)
              filter(filters)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
