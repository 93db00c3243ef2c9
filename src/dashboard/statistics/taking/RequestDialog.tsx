import { connection } from '#dashboard/http/connection.ts'
import { Rich } from '#dashboard/language/Rich.tsx'
import { text } from '#dashboard/language/text.ts'
import { CopyButton } from '#dashboard/ui/CopyButton.tsx'
import { Dialog } from '#dashboard/ui/Dialog.tsx'
import { DialogActions } from '#dashboard/ui/DialogActions.tsx'
import { curlOf } from './curl.ts'
import styles from './RequestDialog.module.css'
import type { Source } from './Source.ts'

/** The request behind a picture, to be asked again elsewhere. */
export function RequestDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const curl = curlOf(connection()?.address || location.origin, source)
  return (
    <Dialog title={text('export.request')} onClose={onClose}>
      <p>
        <Rich of="export.request.help" parts={{ key: <code>$KEY</code> }} />
      </p>
      {/* What scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.request} dir="ltr" tabIndex={0} aria-label={text('export.request')}>
        <pre>
          <code>{curl}</code>
        </pre>
      </section>
      <DialogActions>
        <CopyButton content={curl} />
      </DialogActions>
    </Dialog>
  )
}
