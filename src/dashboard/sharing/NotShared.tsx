import { text } from '#dashboard/language/text.ts'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'

/** Private, or not tracked at all: nobody is told which. A frozen link was opened once, and says that it has ended. */
export function NotShared({ wasFrozen }: { wasFrozen: boolean }) {
  if (wasFrozen) return <PageHeader title={text('sharing.ended')}>{text('sharing.ended.text')}</PageHeader>
  return <PageHeader title={text('sharing.private')}>{text('sharing.private.text')}</PageHeader>
}
