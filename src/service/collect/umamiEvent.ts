import type { SentEvent } from '#contract/event.ts'
import { UmamiEvent } from '#contract/umami.ts'
import { fieldErrors } from '#service/http/sentences.ts'
import { flatData } from './flatData.ts'
import { pageUrl } from './pageUrl.ts'
import { parsed, readEvent, senseless } from './readEvent.ts'

/** How Umami names websites; it says nothing here. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The event in a body of Umami's; throws a 400 that names what makes no sense. */
export function umamiEvent(body: unknown): SentEvent {
  const read = UmamiEvent.safeParse(parsed(body), { reportInput: true })
  if (!read.success) throw senseless(fieldErrors(read.error.issues))
  const { type, payload } = read.data
  const { website, hostname, referrer, screen, language, name, data, ip, userAgent, timestamp } = payload
  const u = address(payload)
  if (!pageUrl(u))
    throw senseless({ 'payload.url': ['The payload.url field must be the address of a page, or its path.'] })
  return readEvent({
    n: type === 'event' ? name || 'pageview' : 'engagement',
    u,
    d: uuid.test(website) ? hostname || website : website,
    // Of a page of the website's own older scripts say the path alone.
    r: referrer?.startsWith('/') ? whole(referrer, u) : referrer,
    p: data && flatData(data),
    s: screen?.slice(0, 20),
    l: language?.slice(0, 64),
    ip: ip || null,
    ua: userAgent || null,
    t: timestamp == null ? null : new Date(timestamp * 1000).toISOString(),
  })
}

/** The page's whole address, of which a server may know no more than the website. */
const address = ({ url, hostname, website }: UmamiEvent['payload']): string =>
  whole(url ?? '', `https://${hostname || website}`)

const whole = (text: string, base: string): string => (URL.canParse(text, base) ? new URL(text, base).href : text)
