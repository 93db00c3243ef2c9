import type { Import } from '#contract/imports.ts'
import { rangeWords } from '#dashboard/days/words.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { dateTime } from '#dashboard/ui/clockTime.ts'
import { useState } from 'react'
import { ListedItem } from '#dashboard/ui/ListedItem.tsx'
import { RemoveImport } from './RemoveImport.tsx'

/** An import: its files, its days, what came of them, and its end. */
export function ImportItem({ websiteId, found }: { websiteId: number; found: Import }) {
  const [asking, setAsking] = useState(false)
  const { name, state, format, created_at, hits, left_out } = found
  const days = rangeWords(found)
  const left = Object.values(left_out).reduce((sum, count) => sum + count, 0)
  return (
    <ListedItem
      words={
        <>
          <p>
            <bdi>{name}</bdi>
          </p>
          <p>{text('imports.hits', { hits, days })}</p>
          <p className="quiet">
            {text('imports.made', {
              moment: dateTime(Date.parse(created_at)),
              state,
              format,
              left,
              some: left > 0 ? 'yes' : 'no',
            })}
          </p>
        </>
      }
    >
      {state !== 'running' && (
        <Button aria-label={text('imports.remove.of', { name })} onClick={() => setAsking(true)}>
          {text('imports.remove')}
        </Button>
      )}
      {asking && <RemoveImport websiteId={websiteId} found={found} days={days} onClose={() => setAsking(false)} />}
    </ListedItem>
  )
}
