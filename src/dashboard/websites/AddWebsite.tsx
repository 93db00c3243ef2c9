import { Button } from '#dashboard/ui/Button.tsx'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const AddWebsiteDialog = lazy(async () => ({ default: (await import('./AddWebsiteDialog.tsx')).AddWebsiteDialog }))

/** The button and, once it is pressed, the dialog. */
export function AddWebsite() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        Add website
      </Button>
      <Suspense>{open && <AddWebsiteDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
