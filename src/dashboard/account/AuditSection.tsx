import { auditDays } from '#contract/audit.ts'
import { auditQuery } from '#dashboard/http/account.ts'
import { text } from '#dashboard/language/text.ts'
import { clockTime } from '#dashboard/ui/clockTime.ts'
import { lastPageInstead } from '#dashboard/ui/lastPageInstead.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { Pagination } from '#dashboard/ui/Pagination.tsx'
import { Section } from '#dashboard/ui/Section.tsx'
import { pageParameter } from '#dashboard/ui/urlParameter.ts'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import styles from './AuditSection.module.css'
import { auditSentence } from './auditSentence.ts'

/** What was done in the account, newest first. */
export function AuditSection() {
  const { query, linkTo } = useAddress()
  const page = pageParameter.read(query.get('page'))
  const audit = useQuery(auditQuery(page))
  const linkToPage = (to: number) => linkTo({ page: pageParameter.write(to) })

  const lastPage = lastPageInstead(audit, page)
  if (lastPage !== null) return <Navigate to={linkToPage(lastPage)} replace />
  return (
    <Section title={text('account.audit')} below={text('account.audit.text', { days: auditDays })}>
      <Loaded
        query={audit}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="quiet">{text('account.audit.none')}</p>}
      >
        {({ data, meta }) => (
          <>
            <ol className={styles.entries}>
              {data.map((entry) => (
                <li key={entry.id} className={styles.entry}>
                  <span className={styles.words}>
                    {auditSentence(entry)}
                    {entry.by !== null && (
                      <span className={styles.by}> {text('account.audit.by', { key: entry.by })}</span>
                    )}
                  </span>
                  <time dateTime={entry.at} className={styles.time}>
                    {clockTime(Date.parse(entry.at))}
                  </time>
                </li>
              ))}
            </ol>
            <Pagination
              label={text('account.audit.pages')}
              page={meta.current_page}
              lastPage={meta.last_page}
              linkTo={linkToPage}
            />
          </>
        )}
      </Loaded>
    </Section>
  )
}
