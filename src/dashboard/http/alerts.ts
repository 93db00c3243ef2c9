import { AlertAnswer, type Alerts, AlertsAnswer } from '#contract/alerts.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'
import { websitesKey } from './websites.ts'

/** The fields of a change; what is left out keeps its value. */
export type AlertChanges = Partial<Pick<Alerts, 'above' | 'below' | 'stopped' | 'mail'>> & { webhook?: string }

/** How often it is asked what became of an alert that is being told, in milliseconds. */
const every = 5000

const isTold = ({ alerts }: Alerts) =>
  alerts.every(({ mail, webhook }) => mail.state !== 'waiting' && webhook.state !== 'waiting')

export const alertsQuery = (websiteId: number) =>
  queryOptions({
    queryKey: [...websitesKey, websiteId, 'alerts'] as const,
    queryFn: async ({ signal }) =>
      (await request(AlertsAnswer, 'GET', `/websites/${websiteId}/alerts`, { signal })).data,
    refetchInterval: ({ state }) => (state.data === undefined || isTold(state.data) ? false : every),
  })

export const updateAlerts = async (websiteId: number, form: AlertChanges) =>
  (await request(AlertsAnswer, 'PUT', `/websites/${websiteId}/alerts`, { form })).data

export const renewSecret = async (websiteId: number) =>
  (await request(AlertsAnswer, 'POST', `/websites/${websiteId}/alerts/secret`)).data

export const sendTest = async (websiteId: number) =>
  (await request(AlertAnswer, 'POST', `/websites/${websiteId}/alerts/test`)).data
