import { text } from '#dashboard/language/text.ts'
import { useReading } from '#dashboard/reading.ts'
import { titleOf } from '#dashboard/statistics/definitions.ts'
import { MenuButton } from '#dashboard/ui/MenuButton.tsx'
import { toast } from '#dashboard/ui/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Source } from './Source.ts'
import type { ListFormat } from './takeList.ts'

type Opened = ListFormat | 'request'

const TakeListDialog = lazy(async () => ({ default: (await import('./TakeListDialog.tsx')).TakeListDialog }))
const RequestDialog = lazy(async () => ({ default: (await import('./RequestDialog.tsx')).RequestDialog }))

/** What a picture can be taken away as: its whole list, itself, and the request it is made of. */
export function FigureMenu({ source }: { source: Source }) {
  const client = useQueryClient()
  const { isOwn } = useReading()
  const place = useRef<HTMLSpanElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)

  const takePicture = async () => {
    const figure = place.current?.closest('figure')
    if (!figure) return
    try {
      const { takePicture: take } = await import('./takePicture.ts')
      toast(text('export.saved', { file: await take(client, source, figure) }))
    } catch {
      toast(text('export.picture.failed'), 'failed')
    }
  }

  return (
    <span ref={place}>
      <MenuButton
        label={text('export.menu', { statistic: titleOf(source.name) })}
        icon={<Ellipsis aria-hidden />}
        heading={titleOf(source.name)}
        items={() => [
          { id: 'csv', title: text('export.csv'), run: () => setOpened('csv') },
          { id: 'json', title: text('export.json'), run: () => setOpened('json') },
          { id: 'picture', title: text('export.picture'), run: () => void takePicture() },
          // What others are shown they read without a key of their own.
          ...(isOwn ? [{ id: 'request', title: text('export.request'), run: () => setOpened('request') }] : []),
        ]}
      />
      <Suspense>
        {opened === 'request' && <RequestDialog source={source} onClose={close} />}
        {(opened === 'csv' || opened === 'json') && <TakeListDialog source={source} format={opened} onClose={close} />}
      </Suspense>
    </span>
  )
}
