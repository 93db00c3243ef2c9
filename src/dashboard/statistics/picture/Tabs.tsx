import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './Tabs.module.css'

type Props<Name extends string> = {
  /** Stands before the tabs on their line. */
  heading: ReactNode
  label: string
  tabs: readonly { name: Name; title: string }[]
  chosen: Name
  onChoose: (name: Name) => void
  /** A tab is about to be chosen: the pointer or the focus is on it. */
  onNear: (name: Name) => void
  children: ReactNode
}

/** The tabs pattern of ARIA: one tab stop, arrows, Home and End choose. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function Tabs<Name extends string>({ heading, label, tabs, chosen, onChoose, onNear, children }: Props<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  if (tabs.length === 1)
    return (
      <>
        <div className={styles.head}>{heading}</div>
        {children}
      </>
    )
  const at = tabs.findIndex(({ name }) => name === chosen)

  function move(event: KeyboardEvent) {
    // Where reading goes to the left, the next tab lies there.
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const next = tabs[target(event.key, forward, at, tabs.length)]
    if (!next) return
    event.preventDefault()
    onChoose(next.name)
    list.current?.querySelector<HTMLElement>(`[data-name="${next.name}"]`)?.focus()
  }

  return (
    <>
      <div className={styles.head}>
        {heading}
        <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
          {tabs.map(({ name, title }) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              data-name={name}
              aria-selected={name === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={name === chosen ? 0 : -1}
              onClick={() => onChoose(name)}
              onKeyDown={move}
              onPointerEnter={() => onNear(name)}
              onFocus={() => onNear(name)}
            >
              {title}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className={styles.panel}>
        {children}
      </div>
    </>
  )
}

/** Which tab a key leads to; -1 for keys that lead nowhere. */
function target(key: string, forward: string, at: number, count: number): number {
  if (key === 'ArrowRight' || key === 'ArrowLeft') return (at + (key === forward ? 1 : count - 1)) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
