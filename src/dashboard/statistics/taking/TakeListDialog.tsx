import { text } from '#dashboard/language/text.ts'
import { titleOf } from '#dashboard/statistics/definitions.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { Dialog } from '#dashboard/ui/Dialog.tsx'
import { DialogActions } from '#dashboard/ui/DialogActions.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { toast } from '#dashboard/ui/toast.ts'
import { useState } from 'react'
import { ListReading } from './ListReading.tsx'
import type { Source } from './Source.ts'
import type { ListFormat } from './takeList.ts'

type Props = { source: Source; format: ListFormat; onClose: () => void }

/** Reads a whole list, page after page, and saves it; closing it stops the reading. */
export function TakeListDialog({ source, format, onClose }: Props) {
  const [error, setError] = useState<unknown>(null)
  return (
    <Dialog title={text('export.reading', { statistic: titleOf(source.name) })} onClose={onClose}>
      {error === null ? (
        <ListReading
          source={source}
          format={format}
          onSaved={(file) => {
            toast(text('export.saved', { file }))
            onClose()
          }}
          onFailed={setError}
        />
      ) : (
        <FailedState error={error} onRetry={() => setError(null)} />
      )}
      <DialogActions>
        <Button onClick={onClose}>{text('ui.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
