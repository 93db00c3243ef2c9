import type { MailReason } from '#contract/mail.ts'

export type Failure = {
  reason: MailReason
  /** False where another try would end the same. */
  passes: boolean
  /** True when the mail server said that it did not take the mail. */
  answered: boolean
  /** The mail server's own words. */
  reply: string | null
  code: number | undefined
}

type SmtpError = { code?: string; originalCode?: string; responseCode?: number; response?: string; permanent?: boolean }

/** What kept a mail from being sent. */
export function failureOf(error: unknown): Failure {
  const { code, originalCode = '', responseCode, response = '', permanent } = error as SmtpError
  const failure = { passes: true, answered: responseCode !== undefined, reply: null, code: responseCode }
  // An answer to a password is not repeated to anybody.
  if (code === 'EAUTH' || loginCodes.has(responseCode)) return { ...failure, reason: 'login' }
  if (code === 'ETLS' || certificateCodes.test(originalCode)) return { ...failure, reason: 'encryption' }
  const reply = wordsOf(response)
  // Without an answer these are what nodemailer itself refuses: an address, or a size the server has announced.
  if (permanent || (!responseCode && (code === 'EENVELOPE' || code === 'EMESSAGE')))
    return { ...failure, reason: 'refused', passes: false, answered: true, reply }
  return { ...failure, reason: responseCode ? 'deferred' : 'unreachable', reply }
}

/** RFC 4954: a login is needed, too weak, or wrong. */
const loginCodes = new Set<number | undefined>([530, 534, 535, 538])

/** What OpenSSL and Node say of certificates and handshakes. */
const certificateCodes = /CERT|TLS|SSL|EPROTO|VERIFY/

const longestReply = 300

function wordsOf(response: string): string | null {
  const words = response
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
  return words.slice(0, longestReply) || null
}
