import { useOffers } from '#dashboard/http/Offered.tsx'
import { signOut } from '#dashboard/http/signOut.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { toast } from '#dashboard/ui/toast.ts'
import { useNavigate } from 'react-router'
import type { EntryGroup } from './entry.ts'

/** What can be done on every page. */
export function useActionEntries(): EntryGroup[] {
  const navigate = useNavigate()
  const offers = useOffers()
  return [
    {
      title: text('palette.actions'),
      atFirst: 4,
      entries: [
        { id: 'add', title: text('palette.add'), run: () => void navigate(`${paths.websites}?add`) },
        ...(offers?.account
          ? [{ id: 'account', title: text('app.account'), run: () => void navigate(paths.account) }]
          : []),
        { id: 'copy', title: text('palette.copyLink'), run: () => void copyLink() },
        { id: 'print', title: text('palette.print'), run: () => print() },
        { id: 'sign-out', title: text('app.signOut'), run: signOut },
      ],
    },
  ]
}

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href)
    toast(text('ui.copied'))
  } catch {
    // No clipboard without https, and none where the browser forbids it.
    toast(text('palette.copyLink.refused'), 'failed')
  }
}
