import type { Language } from '#contract/languages.ts'
import { type ReportKind, type Reports, ReportsAnswer } from '#contract/reports.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'

export const reportsKey = ['reports'] as const

const seconds = 1000

/** How soon something may have changed: at once while a mail is being sent; the addresses of previews last an hour. */
const pause = ({ mails }: Reports) => {
  const waiting = mails.filter(({ state }) => state === 'waiting')
  if (waiting.some(({ reason }) => reason === null)) return 2 * seconds
  return (waiting.length > 0 ? 30 : 1800) * seconds
}

/** Where the account's reports go, and what became of the last ones. */
export const reportsQuery = queryOptions({
  queryKey: reportsKey,
  queryFn: async ({ signal }) => (await request(ReportsAnswer, 'GET', '/reports', { signal })).data,
  refetchInterval: ({ state: { data } }) => (data ? pause(data) : false),
})

export const chooseMailLanguage = async (language: Language) =>
  (await request(ReportsAnswer, 'PUT', '/reports', { form: { language } })).data

/** Sends the last report of a kind once more. */
export const sendReport = async (kind: ReportKind) =>
  (await request(ReportsAnswer, 'POST', '/reports/send', { form: { kind } })).data
