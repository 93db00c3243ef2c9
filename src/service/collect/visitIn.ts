import type { FastifyRequest } from 'fastify'
import type { SentEvent } from '#contract/event.ts'
import { hintsIn } from './hintsIn.ts'
import type { Visit } from './Visit.ts'

/** The visit that a request tells of: its own, or that of somebody else which a server passes on. */
export function visitIn({ ip, headers, account }: FastifyRequest, event: SentEvent, now: number): Visit {
  const { ip: toldAddress, ua, t } = event
  return {
    event,
    address: toldAddress ?? ip,
    userAgent: ua ?? headers['user-agent'] ?? '',
    acceptLanguage: headers['accept-language'] ?? '',
    hints: hintsIn(headers),
    wishes: { gpc: headers['sec-gpc'] === '1', dnt: headers['dnt'] === '1' },
    time: t == null ? now : Math.min(Date.parse(t), now),
    ...(account && { accountId: account.id }),
  }
}
