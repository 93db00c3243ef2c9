import { z } from 'zod'
import { SentEvent } from '#contract/event.ts'
import { Refusal } from '#service/http/problems.ts'
import { fieldErrors } from '#service/http/sentences.ts'
import { pageUrl } from './pageUrl.ts'
import { cut, plain } from './text.ts'

/** Beyond these many characters an address or a name is not read; a long one is no reason to lose the hit. */
const longestUrl = 4096
const longestName = 120

/** As many websites as one event may name; nobody has more on one page. */
const mostDomains = 10

/** The event in a request's body; throws a 400 that names what makes no sense. */
export function readEvent(body: unknown): SentEvent {
  const event = checked(shortened(parsed(body)))
  if (event.d.split(',').length > mostDomains)
    throw senseless({ d: [`The d field must not name more than ${mostDomains} websites.`] })
  if (plain(event.n, 1) === '') throw senseless({ n: ['The n field is required.'] })
  if (!pageUrl(event.u))
    throw senseless({ u: ["The u field must be a page's full address, such as https://example.com/."] })
  return event
}

/** The same, made into one function by the larger library: half the work for every hit, and a page that a browser loads has no room for it. */
const compiled = z.object(SentEvent.shape)

function checked(given: unknown): SentEvent {
  const read = compiled.safeParse(given)
  if (read.success) return read.data
  // What sentences are made of takes as long again, and nearly all events make sense.
  const { error } = SentEvent.safeParse(given, { reportInput: true })
  throw senseless(fieldErrors(error?.issues ?? []))
}

/** What JSON text says; anything else as it is, for the schema to refuse. */
export function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The fields under their short names, also those that Plausible's clients give their long ones; what has none as it is. */
function shortened(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  // An object has properties, whatever they are.
  const given = body as Record<string, unknown>
  return {
    n: bounded(given['n'] ?? given['name'], longestName),
    u: bounded(given['u'] ?? given['url'], longestUrl),
    d: given['d'] ?? given['domain'],
    r: bounded(given['r'] ?? given['referrer'], longestUrl),
    p: parsed(given['p'] ?? given['props'] ?? given['m'] ?? given['meta']),
    s: given['s'],
    h: given['h'] ?? given['hashMode'],
    l: given['l'],
    // A number is how wide Plausible's older client found the window.
    w: typeof given['w'] === 'number' ? null : given['w'],
    o: given['o'],
    a: given['a'],
    ip: given['ip'],
    ua: given['ua'],
    t: given['t'],
  }
}

const bounded = (value: unknown, longest: number) => (typeof value === 'string' ? cut(value, longest) : value)

export function senseless(errors: Record<string, string[]>): Refusal {
  const [message = 'The body makes no sense.'] = Object.values(errors).flat()
  return new Refusal(400, message, { errors })
}
