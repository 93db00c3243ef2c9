import { alertsQuery } from '#dashboard/http/alerts.ts'
import { text } from '#dashboard/language/text.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import styles from './AlertSettings.module.css'
import { AlertForm } from './AlertForm.tsx'
import { AlertLog } from './AlertLog.tsx'
import { AlertTest } from './AlertTest.tsx'
import { Section } from '#dashboard/ui/Section.tsx'
import { useAlerts } from './useAlerts.ts'
import { WebhookSecret } from './WebhookSecret.tsx'

/** Which alerts a website has, the ways they go, and what became of the last ones. */
export function AlertSettings({ websiteId }: { websiteId: number }) {
  const alerts = useQuery(alertsQuery(websiteId))
  const { save, renew, test } = useAlerts(websiteId)
  return (
    <Section title={text('alerts.title')} below={text('alerts.text')}>
      <Loaded query={alerts}>
        {(data) => (
          <div className={styles.parts}>
            <AlertForm alerts={data} save={save} />
            {data.webhook !== null && <WebhookSecret made={renew.data?.secret ?? save.data?.secret} renew={renew} />}
            {(data.webhook !== null || (data.mail === 1 && data.can_mail)) && <AlertTest test={test} />}
            <AlertLog alerts={data.alerts} />
          </div>
        )}
      </Loaded>
    </Section>
  )
}
