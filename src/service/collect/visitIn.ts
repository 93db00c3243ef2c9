import type { FastifyRequest } from 'fastify'
import type { Event } from '#contract/event.ts'
import type { Visit } from './Visit.ts'

/** The visit that a request tells of. */
export const visitIn = ({ ip, headers }: FastifyRequest, event: Event, time: number): Visit => ({
  event,
  address: ip,
  userAgent: headers['user-agent'] ?? '',
  acceptLanguage: headers['accept-language'] ?? '',
  hints: {
    brands: one(headers['sec-ch-ua']),
    mobile: one(headers['sec-ch-ua-mobile']),
    platform: one(headers['sec-ch-ua-platform']),
  },
  wishes: { gpc: headers['sec-gpc'] === '1', dnt: headers['dnt'] === '1' },
  time,
})

/** The header, or the first of several. */
const one = (header: string | string[] | undefined): string => (Array.isArray(header) ? header[0] : header) ?? ''
