/* The list of a combobox: the platform's own cannot hold marks and keys, and the field above takes the focus and all keys. */
/* eslint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import { text } from '#dashboard/language/text.ts'
import { useLayoutEffect, useRef } from 'react'
import type { Entry } from './entry.ts'
import { EntryLine } from './EntryLine.tsx'
import styles from './Found.module.css'
import type { Ranked, RankedGroup } from './rank.ts'

type Pointing = {
  /** What the ids of the list and its options begin with. */
  id: string
  /** The id of the entry that Enter would run. */
  active: string | undefined
  onPoint: (id: string) => void
  onRun: (entry: Entry) => void
}

/** The option of an entry, in a list of such an id. */
export const optionId = (list: string, { id }: Entry): string => `${list}-${encodeURIComponent(id)}`

/** What was found, by groups. The field names the active option. */
export function Found({ groups, ...pointing }: Pointing & { groups: readonly RankedGroup[] }) {
  const { id } = pointing
  return (
    <div id={`${id}-found`} role="listbox" aria-label={text('app.find')} className={styles.list}>
      {groups.map(({ title, ranked }, at) => (
        <div key={title} role="group" aria-labelledby={`${id}-group-${at}`}>
          <div id={`${id}-group-${at}`} role="presentation" className={styles.heading}>
            {title}
          </div>
          {ranked.map((one) => (
            <Option key={one.entry.id} ranked={one} {...pointing} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Option({ ranked, id, active, onPoint, onRun }: Pointing & { ranked: Ranked }) {
  const option = useRef<HTMLDivElement>(null)
  const { entry } = ranked
  const isActive = entry.id === active

  useLayoutEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])

  return (
    <div
      ref={option}
      id={optionId(id, entry)}
      role="option"
      aria-selected={isActive}
      className={styles.entry}
      // Not on entering: what scrolls under a pointer at rest is not meant by it.
      onPointerMove={() => onPoint(entry.id)}
      onClick={() => onRun(entry)}
    >
      <EntryLine {...ranked} />
    </div>
  )
}
