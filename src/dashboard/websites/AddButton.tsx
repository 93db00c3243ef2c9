import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { Plus } from 'lucide-react'

/** Opens the dialog that adds a website. */
export function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button look="primary" onClick={onClick}>
      <Plus aria-hidden />
      {text('websites.add')}
    </Button>
  )
}
