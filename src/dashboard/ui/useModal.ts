import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/** What a `<dialog>` takes to be open as long as it is drawn, over a page that is inert. */
export function useModal(onClose: () => void): ComponentProps<'dialog'> {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Closing, unlike removing, is what returns the focus.
    return () => dialog?.close()
  }, [])

  return {
    ref,
    // Esc, or the way back of a phone.
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
    // A browser may close without asking, on a second Esc; its event comes late, when the dialog may be open anew.
    onClose: (event) => !event.currentTarget.open && onClose(),
  }
}
