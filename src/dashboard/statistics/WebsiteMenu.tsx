import type { AnyWebsite } from '#contract/website.ts'
import { text } from '#dashboard/language/text.ts'
import { IconButton } from '#dashboard/ui/IconButton.tsx'
import { ChevronsUpDown } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'

const loadPanel = () => import('./WebsiteMenuPanel.tsx')
// If it does not come now, it is asked for again when it is opened.
const prefetchPanel = () => void loadPanel().catch(() => undefined)
const WebsiteMenuPanel = lazy(async () => ({ default: (await loadPanel()).WebsiteMenuPanel }))

/** The way from one website's statistics to those of another. */
export function WebsiteMenu({ website }: { website: AnyWebsite }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        label={text('statistics.others')}
        icon={<ChevronsUpDown aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prefetchPanel}
        onFocus={prefetchPanel}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense>
          <WebsiteMenuPanel website={website} trigger={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
