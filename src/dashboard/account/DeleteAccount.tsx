import { deleteAccount } from '#dashboard/http/account.ts'
import { disconnect } from '#dashboard/http/connection.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { ConfirmByTyping } from '#dashboard/ui/ConfirmByTyping.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { Section } from '#dashboard/ui/Section.tsx'
import { toast } from '#dashboard/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

/** The end of the account, after its address was typed. */
export function DeleteAccount({ email }: { email: string }) {
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteAccount(email),
    onSuccess: () => {
      toast(text('account.deleted'))
      disconnect()
    },
  })
  return (
    <Section title={text('account.delete')} below={text('account.delete.text')}>
      <div>
        <Button look="danger" onClick={() => setAsking(true)}>
          {text('account.delete.action')}
        </Button>
      </div>
      {asking && (
        <ConfirmByTyping
          title={text('account.delete.ask')}
          phrase={email}
          action={text(remove.isPending ? 'account.delete.busy' : 'account.delete.action')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {remove.error && <FailedState error={remove.error} />}
          <p>{text('account.delete.warning')}</p>
        </ConfirmByTyping>
      )}
    </Section>
  )
}
