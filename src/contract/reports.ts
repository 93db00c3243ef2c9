import { z } from 'zod/mini'
import { languageCodes } from './languages.ts'
import { One } from './list.ts'
import { MailFate } from './mail.ts'

export const ReportKind = z.enum(['weekly', 'monthly'])

/** An account's reports by mail. */
export const Reports = z.object({
  /** False where the service has no mail server. */
  can_send: z.boolean(),
  /** Where they go. */
  address: z.string(),
  language: z.string(),
  /** Where the service shows the last reports as they would be now: paths that lead there for an hour. */
  previews: z.object({ weekly: z.string(), monthly: z.string() }),
  /** The last ten mails, newest first. */
  mails: z.array(MailFate),
})

export const ReportsUpdate = z.object({ language: z.enum(languageCodes) })

export const ReportsSend = z.object({ kind: ReportKind })

/** `token` stands for the key where a browser opens the page. */
export const ReportPreviewQuery = z.object({ kind: ReportKind, token: z.optional(z.string().check(z.maxLength(256))) })

export const ReportsAnswer = One(Reports)

export type ReportKind = z.infer<typeof ReportKind>
export type Reports = z.infer<typeof Reports>
export type ReportPreviewQuery = z.infer<typeof ReportPreviewQuery>
