import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { IconButton } from './IconButton.tsx'

/** Something that can be done, as a menu offers it. */
export type MenuItem = {
  /** Unlike the others of its menu. */
  id: string
  title: string
  run: () => void
}

type Props = {
  /** What the menu is of; shown on hover and read aloud. */
  label: string
  icon: ReactNode
  /** Stands above the items. */
  heading: string
  /** Asked when the menu opens. */
  items: () => readonly MenuItem[]
}

// Most menus are never opened: what draws one comes when somebody reaches for it.
const loadPanel = () => import('./MenuPanel.tsx')
// If it does not come now, it is asked for again when it is opened.
const prefetchPanel = () => void loadPanel().catch(() => undefined)
const MenuPanel = lazy(async () => ({ default: (await loadPanel()).MenuPanel }))

/** A button that opens a menu: arrows, Home, End and first letters move in it, Escape leaves it. */
export function MenuButton({ label, icon, heading, items }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={prefetchPanel}
        onFocus={prefetchPanel}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense>
          <MenuPanel
            label={label}
            heading={heading}
            items={items()}
            trigger={button}
            onClose={() => setOpen(false)}
            onChoose={(item) => {
              setOpen(false)
              // What opens next gives the focus back to where it was, which is not an item that is gone.
              button.current?.focus()
              item.run()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
