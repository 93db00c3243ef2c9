import { type ReactNode, Suspense, useRef, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import type { MenuAction } from './MenuPanel.tsx'
import { onReach } from './onReach.ts'

type Props = {
  /** What the menu is of; shown on hover and read aloud. */
  label: string
  icon: ReactNode
  /** Stands above the items. */
  heading: string
  /** Asked when the menu opens. */
  items: () => readonly MenuAction[]
}

// Most menus are never opened.
const [MenuPanel, reaching] = onReach(async () => (await import('./MenuPanel.tsx')).MenuPanel)

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
        {...reaching}
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
