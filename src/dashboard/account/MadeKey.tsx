import type { NewKey } from '#contract/account.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { CopyButton } from '#dashboard/ui/CopyButton.tsx'
import { DialogActions } from '#dashboard/ui/DialogActions.tsx'
import { TextField } from '#dashboard/ui/TextField.tsx'

/** A key in full. It is stored nowhere: who closes this without taking it along makes another one. */
export function MadeKey({ of: { key, name }, onClose }: { of: NewKey; onClose: () => void }) {
  return (
    <>
      <TextField
        ref={select}
        label={<bdi>{name}</bdi>}
        hint={text('account.key.made.text')}
        value={key}
        readOnly
        autoComplete="off"
        dir="ltr"
        spellCheck={false}
      />
      <DialogActions>
        <CopyButton content={key} />
        <Button look="primary" onClick={onClose}>
          {text('account.key.made.done')}
        </Button>
      </DialogActions>
    </>
  )
}

function select(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}
