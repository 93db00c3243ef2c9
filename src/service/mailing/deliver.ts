import type { FastifyBaseLogger } from 'fastify'
import { type Clock, timestamp } from '#service/clock.ts'
import type { MailRow } from '#service/storage/sql/tables.ts'
import { failureOf } from './failure.ts'
import type { Claimed, Mails } from './openMails.ts'
import type { Transport } from './openTransport.ts'

type Parts = {
  mails: Mails
  transport: Transport
  clock: Clock
  logger: Pick<FastifyBaseLogger, 'warn'>
  /** Aborted when the service ends. */
  ending: AbortSignal
}

type Fate = Partial<MailRow>

const minutes = 60_000

/** Between two tries, in milliseconds; the last one again and again. */
const pauses = [1, 5, 30, 120, 360, 720].map((count) => count * minutes)

/** No try takes longer, in milliseconds; another copy of the service takes over only after that. */
const longestTry = 5 * minutes
const lease = longestTry + minutes

/** A mail that was handed over so often without an answer is not handed over again: it may have arrived each time. */
const mostUnanswered = 2

/** Sends one mail that is due and writes down what became of it; false when none is due. */
export async function deliver(parts: Parts): Promise<boolean> {
  const mail = await parts.mails.claim(lease)
  if (!mail) return false
  const fate = mail.unanswered < mostUnanswered ? await send(mail, parts) : unanswered
  await parts.mails.write(mail, fate)
  return true
}

const unanswered: Fate = { state: 'failed', reason: 'unanswered', reply: null }

async function send(mail: Claimed, { mails, transport, clock, logger, ending }: Parts): Promise<Fate> {
  let handedOver = false
  let noted: Promise<void> | undefined
  const letter = {
    to: mail.recipient,
    message: mail.message ?? '',
    onBegin: () => (noted = mails.write(mail, { unanswered: mail.unanswered + 1 })),
    onEnd: () => {
      handedOver = true
    },
  }
  try {
    await transport(letter, AbortSignal.any([ending, AbortSignal.timeout(longestTry)]))
    return { state: 'sent', reason: null, reply: null, sent_at: timestamp(clock()) }
  } catch (error) {
    // A refusal may come while this is being written down, and what became of the try must be written after it.
    await noted
    const { reason, passes, answered, reply, code } = failureOf(error)
    const inDoubt = handedOver && !answered
    const doubts = mail.unanswered + (inDoubt ? 1 : 0)
    const next_try_at = timestamp(clock() + pauseAfter(mail))
    const goesOn = passes && doubts < mostUnanswered && next_try_at < mail.until
    // Neither whom it is for nor what the server says: that may name the recipient.
    logger.warn({ mail: mail.id, kind: mail.kind, attempt: mail.attempts, reason, code, goesOn }, 'a mail was not sent')
    return {
      state: goesOn ? 'waiting' : 'failed',
      reason: inDoubt ? 'unanswered' : reason,
      reply,
      unanswered: doubts,
      next_try_at,
    }
  }
}

const pauseAfter = ({ attempts }: Claimed) => pauses[Math.min(attempts, pauses.length) - 1] ?? minutes
