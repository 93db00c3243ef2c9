import type { AnyWebsite } from '#contract/website.ts'
import { text } from '#dashboard/language/text.ts'
import { IconButton } from '#dashboard/ui/IconButton.tsx'
import { onReach } from '#dashboard/ui/onReach.ts'
import { ChevronsUpDown } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'

const [WebsiteMenuPanel, reaching] = onReach(async () => (await import('./WebsiteMenuPanel.tsx')).WebsiteMenuPanel)

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
        {...reaching}
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
