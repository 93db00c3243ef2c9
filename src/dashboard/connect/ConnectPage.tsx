import { useConnection } from '#dashboard/http/connection.ts'
import { Rich } from '#dashboard/language/Rich.tsx'
import { text } from '#dashboard/language/text.ts'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { Navigate, useSearchParams } from 'react-router'
import { ConnectForm } from './ConnectForm.tsx'
import styles from './ConnectPage.module.css'
import { returnPath } from './returnPath.ts'

function ConnectPage() {
  const [query] = useSearchParams()
  if (useConnection()) return <Navigate to={returnPath(query.get('back'))} replace />

  return (
    <div className={styles.page}>
      <PageHeader title={text('connect.title')}>{text('connect.text')}</PageHeader>
      <ConnectForm />
      <p className={styles.help}>
        <Rich of="connect.help" parts={{ command: <code>npx porchlight keys add</code> }} />
      </p>
    </div>
  )
}

export { ConnectPage as Component }
