import { useConnection } from '#dashboard/http/connection.ts'
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
      <PageHeader title="Connect">Sign in with the API key of the service that keeps your statistics.</PageHeader>
      <ConnectForm />
      <p className={styles.help}>
        No key at hand? On the machine where the service runs, <code>npx porchlight keys add</code> makes a new one.
      </p>
    </div>
  )
}

export { ConnectPage as Component }
