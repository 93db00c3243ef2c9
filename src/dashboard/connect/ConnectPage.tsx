import { useConnection } from '#dashboard/http/connection.ts'
import { useInvitation } from '#dashboard/http/fragment.ts'
import { offersQuery } from '#dashboard/http/offers.ts'
import { Rich } from '#dashboard/language/Rich.tsx'
import { text } from '#dashboard/language/text.ts'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { ConnectForm } from './ConnectForm.tsx'
import styles from './ConnectPage.module.css'
import { LinkForm } from './LinkForm.tsx'
import { RedeemLink } from './RedeemLink.tsx'
import { returnPath } from './returnPath.ts'

function ConnectPage() {
  const [query] = useSearchParams()
  const isConnected = useConnection() !== null
  const invitation = useInvitation()
  const { data: offers } = useQuery({ ...offersQuery, enabled: !isConnected })
  if (invitation?.kind === 'link') return <RedeemLink key={invitation.token} token={invitation.token} />
  if (isConnected) return <Navigate to={returnPath(query.get('back'))} replace />

  return (
    <div className={styles.page}>
      <PageHeader title={text('connect.title')}>{text('connect.text')}</PageHeader>
      <ConnectForm />
      {offers?.signInLink && <LinkForm />}
      <p className={styles.help}>
        <Rich of="connect.help" parts={{ command: <code>npx porchlight keys add</code> }} />
      </p>
    </div>
  )
}

export { ConnectPage as Component }
