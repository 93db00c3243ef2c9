import { disconnect } from '#dashboard/http/connection.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { toast } from '#dashboard/ui/toast.ts'
import { useNavigate } from 'react-router'
import type { EntryGroup } from './entry.ts'

/** What can be done on every page. */
export function useActionEntries(): EntryGroup[] {
  const navigate = useNavigate()
  return [
    {
      title: text('palette.actions'),
      atFirst: 4,
      entries: [
        { id: 'add', title: text('palette.add'), run: () => void navigate(`${paths.websites}?add`) },
        { id: 'copy', title: text('palette.copyLink'), run: () => void copyLink() },
        { id: 'print', title: text('palette.print'), run: () => print() },
        { id: 'sign-out', title: text('app.signOut'), run: disconnect },
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
