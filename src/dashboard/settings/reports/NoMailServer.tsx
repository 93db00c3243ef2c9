import { Snippet } from '#dashboard/embedding/Snippet.tsx'
import { text } from '#dashboard/language/text.ts'
import styles from './NoMailServer.module.css'

const lines = `SMTP_URL=smtps://user:password@mail.example.com
MAIL_FROM=reports@example.com`

/** Says that nothing is sent, and what whoever runs the service can do about it. */
export function NoMailServer() {
  return (
    <div className={styles.missing}>
      <p>{text('reports.noServer')}</p>
      <p className="quiet">{text('reports.noServer.how')}</p>
      <Snippet code={lines} label={text('reports.noServer.copy')} />
    </div>
  )
}
