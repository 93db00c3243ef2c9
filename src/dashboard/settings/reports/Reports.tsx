import { reportsQuery } from '#dashboard/http/reports.ts'
import { Rich } from '#dashboard/language/Rich.tsx'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { MailLanguage } from './MailLanguage.tsx'
import { MailLog } from './MailLog.tsx'
import { NoMailServer } from './NoMailServer.tsx'
import { Previews } from './Previews.tsx'
import styles from './Reports.module.css'
import { SendNow } from './SendNow.tsx'

/** The account's reports: where they go, how they look, what became of them. */
export function Reports() {
  return (
    <Loaded query={useQuery(reportsQuery)}>
      {(reports) => (
        <div className={styles.reports}>
          {reports.can_send ? (
            <p className="quiet">
              <Rich of="reports.when" parts={{ address: <bdi>{reports.address}</bdi> }} />
            </p>
          ) : (
            <NoMailServer />
          )}
          <MailLanguage language={reports.language} />
          <div className={styles.actions}>
            <Previews previews={reports.previews} />
            {reports.can_send && <SendNow address={reports.address} />}
          </div>
          {(reports.can_send || reports.mails.length > 0) && <MailLog mails={reports.mails} />}
        </div>
      )}
    </Loaded>
  )
}
