import { failureOf } from '#service/mailing/failure.ts'
import { tryTransport } from '#service/mailing/openTransport.ts'
import type { Settings } from '#service/settings.ts'
import { type Finding, look, ok, wordsOf, wrong } from './Finding.ts'

const patience = { connection: 8000, answer: 8000 }

const todo: Record<string, string> = {
  login: 'It refuses user or password. A password with characters such as @ or / is percent-encoded in SMTP_URL.',
  encryption:
    'The encrypted connection fails. Is it smtps:// (port 465) or smtp:// (port 587), and its certificate good?',
  unreachable: 'It cannot be reached. Are host and port of SMTP_URL right, and may this machine connect there?',
}

/** Connects to the mail server and signs in; sends nothing. */
export async function checkMail({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>): Promise<Finding> {
  if (smtpUrl === undefined)
    return look('mail', 'SMTP_URL is not set: there are no reports, no alerts by mail and no links to sign in.')
  try {
    await tryTransport(smtpUrl, patience)
    return ok('mail', `${new URL(smtpUrl).host} takes mails from ${mailFrom}`)
  } catch (error) {
    return wrong('mail', `${new URL(smtpUrl).host}: ${todo[failureOf(error).reason] ?? wordsOf(error)}`)
  }
}
