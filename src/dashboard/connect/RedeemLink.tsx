import { signedInDays } from '#contract/signIn.ts'
import { ApiError } from '#dashboard/http/ApiError.ts'
import { redeemLink } from '#dashboard/http/account.ts'
import { connect, connection } from '#dashboard/http/connection.ts'
import { invite } from '#dashboard/http/fragment.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { toast } from '#dashboard/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import styles from './ConnectPage.module.css'

/** Signs in with the link of a mail once somebody says so: what opens links in mails by itself does not press buttons. */
export function RedeemLink({ token }: { token: string }) {
  const redeem = useMutation({
    mutationFn: () => redeemLink(token),
    onSuccess: ({ key, id, email }) => {
      invite(null)
      connect({ address: '', key, keyId: id })
      toast(text('connect.redeem.done', { email }))
    },
  })
  const isOver = redeem.error instanceof ApiError && redeem.error.status === 422

  return (
    <div className={styles.page}>
      <PageHeader title={text('connect.redeem')}>
        {!isOver && text('connect.redeem.text', { host: location.host, days: signedInDays })}
      </PageHeader>
      {connection() && !isOver && <p>{text('connect.redeem.another')}</p>}
      {isOver && <p role="alert">{text('connect.redeem.over')}</p>}
      {redeem.error && !isOver && <FailedState error={redeem.error} />}
      <div className={styles.actions}>
        {!isOver && (
          <Button look="primary" busy={redeem.isPending} onClick={() => redeem.mutate()}>
            {text('connect.redeem.action')}
          </Button>
        )}
        <Button onClick={leave}>{text(isOver && !connection() ? 'connect.redeem.again' : 'ui.cancel')}</Button>
      </div>
    </div>
  )
}

const leave = () => invite(null)
