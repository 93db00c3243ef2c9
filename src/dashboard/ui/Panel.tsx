import { locale } from '#dashboard/language/language.ts'
import type { ReactNode, RefObject } from 'react'
import { I18nProvider, Popover } from 'react-aria-components'

export type PanelProps = {
  /** The button it belongs to, under which it opens and to which the focus returns. */
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

/** What a button opens beneath it, aligned with its start or its end, until Escape or a press elsewhere closes it. */
export function Panel({
  trigger,
  onClose,
  align,
  children,
}: PanelProps & { align: 'start' | 'end'; children: ReactNode }) {
  return (
    <I18nProvider locale={locale()}>
      <Popover triggerRef={trigger} isOpen placement={`bottom ${align}`} onOpenChange={(open) => !open && onClose()}>
        {children}
      </Popover>
    </I18nProvider>
  )
}
