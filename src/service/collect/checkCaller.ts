import type { FastifyRequest } from 'fastify'
import type { SentEvent } from '#contract/event.ts'
import { Refusal, unauthenticated } from '#service/http/problems.ts'
import { plainAddress } from './address.ts'
import { senseless } from './readEvent.ts'

/** How long a server may keep hits back, in milliseconds; older ones are history, which is imported. */
const longestKept = 7 * 86_400_000
/** How far its clock may be ahead of this one, in milliseconds. */
const tolerance = 60_000

/** Throws a 401 where somebody says without a good key what only its holder is believed, and a 400 where that makes no sense. */
export function checkCaller({ account, credential }: FastifyRequest, { ip, ua, t }: SentEvent, now: number): void {
  if (account) return checkTold(ip, t, now)
  // Another scheme than Bearer is the page's own affair: a browser sends its password along to the same host.
  if (credential) throw unauthenticated()
  if (ip != null || ua != null || t != null)
    throw new Refusal(401, 'The ip, ua and t fields are taken with a key only.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
}

function checkTold(ip: SentEvent['ip'], t: SentEvent['t'], now: number): void {
  if (ip != null && plainAddress(ip) === '')
    throw senseless({ ip: ['The ip field must be an address, such as 203.0.113.9.'] })
  if (t == null) return
  const time = Date.parse(t)
  if (time > now + tolerance) throw senseless({ t: ['The t field must not be in the future.'] })
  if (time < now - longestKept) throw senseless({ t: ['The t field must not be more than 7 days ago.'] })
}
