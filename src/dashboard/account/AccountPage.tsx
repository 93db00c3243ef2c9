import { accountQuery } from '#dashboard/http/account.ts'
import { offersQuery } from '#dashboard/http/offers.ts'
import { text } from '#dashboard/language/text.ts'
import { EmptyState } from '#dashboard/ui/EmptyState.tsx'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { useQuery } from '@tanstack/react-query'
import styles from './AccountPage.module.css'
import { AuditSection } from './AuditSection.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { ExportSection } from './ExportSection.tsx'
import { KeysSection } from './KeysSection.tsx'

/** Whose key it is that somebody is signed in with, and everything that goes with it. */
function AccountPage() {
  const offers = useQuery(offersQuery)
  const account = useQuery({ ...accountQuery, enabled: offers.data?.account === true })
  return (
    <div className={styles.page}>
      <PageHeader title={text('app.account')} above={account.data && <bdi>{account.data.email}</bdi>} />
      <Loaded query={offers}>
        {(offered) =>
          offered.account ? (
            <Loaded query={account}>
              {(data) => (
                <>
                  {data.key.access === 'read' && <p className={styles.note}>{text('account.readOnly')}</p>}
                  <KeysSection own={data.key} />
                  <AuditSection />
                  {data.key.access === 'full' && (
                    <>
                      <ExportSection />
                      <DeleteAccount email={data.email} />
                    </>
                  )}
                </>
              )}
            </Loaded>
          ) : (
            <EmptyState title={text('account.notOffered')} />
          )
        }
      </Loaded>
    </div>
  )
}

export { AccountPage as Component }
