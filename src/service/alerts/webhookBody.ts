import type { AlertRow, WebsiteRow } from '#service/storage/sql/tables.ts'
import { causesOf, usualOf } from './describeAlert.ts'
import { dashboardLink } from './dashboardLink.ts'

/** The name a receiver knows an alert by, however often it comes. */
export const messageId = ({ id }: Pick<AlertRow, 'id'>): string => `alert_${id}`

/** What a webhook is told, as JSON. */
export const webhookBody = (alert: AlertRow, website: WebsiteRow, baseUrl: string): string =>
  JSON.stringify({
    id: messageId(alert),
    type: `alert.${alert.kind}`,
    timestamp: alert.created_at,
    data: {
      website: { id: website.id, domain: website.domain, timezone: website.timezone },
      from: alert.since,
      to: alert.until,
      visitors: alert.visitors,
      usual: usualOf(alert),
      causes: causesOf(alert),
      url: dashboardLink(alert, website, baseUrl),
    },
  })
