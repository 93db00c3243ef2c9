import type { FastifyError, FastifyRequest } from 'fastify'
import { Refusal } from '#service/http/problems.ts'
import type { HitOutcome } from './openCollector.ts'
import { parsed } from './readEvent.ts'
import type { TrackedWebsites } from './trackedWebsites.ts'

/** Counts a hit that was refused, if the website that it was for can be told. */
export type CountRefused = (request: FastifyRequest, reason: 'rate' | 'malformed') => void

type Parts = {
  websites: TrackedWebsites
  /** Whether one more may be looked up this second, for nothing: what floods in is not worth more. */
  admits: (all: number) => boolean
  onOutcome: (websiteId: number, outcome: HitOutcome) => void
  onError: (error: unknown) => void
}

export const countRefused =
  ({ websites, admits, onOutcome, onError }: Parts): CountRefused =>
  (request, reason) => {
    const name = namedBy(request)
    if (name === '' || !admits(0)) return
    void websites.find(name).then((website) => website && onOutcome(website.id, reason), onError)
  }

/** Of what makes no sense only so much is looked at. */
const longestName = 300

/** The website that the fields name, or the page does that sent them; nothing of a body is read that did not come in. */
function namedBy({ body, query, headers }: FastifyRequest): string {
  const page = headers.origin ?? headers.referer ?? ''
  const name = [parsed(body), query, { d: page }].map(domainIn).find((found) => found !== '') ?? ''
  return name.slice(0, longestName)
}

function domainIn(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null) return ''
  const { d, domain }: { d?: unknown; domain?: unknown } = fields
  const named = d ?? domain
  return typeof named === 'string' ? (named.split(',', 1)[0] ?? '') : ''
}

const senselessStatus = new Set([400, 413, 415])

/** Whether a request was refused for what it brought; who asks too often, or for a website that nobody added, is something else. */
export const isMalformed = (error: FastifyError): boolean =>
  senselessStatus.has((error instanceof Refusal ? error.status : error.statusCode) ?? 500)
