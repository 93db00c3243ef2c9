import { createContext, type ReactNode, useCallback, useState } from 'react'
import styles from './Contents.module.css'

type Entry = { id: string; title: string; heading: HTMLElement }

/** Takes a section's title in; what it gives takes it out again. */
export const ContentsContext = createContext<((entry: Entry) => () => void) | null>(null)

/** A long page with the titles of its sections above it, each leading to its own. */
export function Contents({ label, children }: { label: string; children: ReactNode }) {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const add = useCallback((entry: Entry) => {
    setEntries((before) => [...before, entry].toSorted(inOrder))
    return () => setEntries((before) => before.filter((other) => other !== entry))
  }, [])

  return (
    <ContentsContext value={add}>
      <nav aria-label={label} className={styles.contents}>
        {entries.map(({ id, title, heading }) => (
          <a
            key={id}
            href={`#${id}`}
            onClick={(event) => {
              // The address says which page it is, and no more.
              event.preventDefault()
              heading.scrollIntoView()
              heading.focus({ preventScroll: true })
            }}
          >
            {title}
          </a>
        ))}
      </nav>
      {children}
    </ContentsContext>
  )
}

const inOrder = (one: Entry, other: Entry) =>
  one.heading.compareDocumentPosition(other.heading) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
