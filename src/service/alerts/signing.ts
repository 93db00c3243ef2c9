import { createHmac } from 'node:crypto'

/** A webhook's secret: derived, so that the database has none to lose beside the service's own. */
export const webhookSecret = (own: string, websiteId: number, version: number): string =>
  `whsec_${createHmac('sha256', own).update(`${websiteId}.${version}`).digest('base64')}`

type Message = { id: string; time: number; body: string }

/** The headers of the Standard Webhooks specification, which receivers have libraries for. `time`: milliseconds. */
export function signed({ id, time, body }: Message, secret: string): Record<string, string> {
  const seconds = Math.floor(time / 1000)
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'Webhook-Id': id, 'Webhook-Timestamp': String(seconds), 'Webhook-Signature': `v1,${signature}` }
}
