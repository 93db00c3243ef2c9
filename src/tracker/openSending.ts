import type { Options } from './Options.ts'
import { keepMark, readMark } from './ownMark.ts'
import { post } from './post.ts'

/** After how many seconds what was not taken is sent again, or later where the service says so; the page may be open no longer. */
const soonest = 9
const latest = 3600

/**
 * Sends hits with the mark of a browser of the owner's own, and says what became of each where that is wanted. What a service is too busy
 * for, or cannot be reached with, is sent again a few times while the page is open; what it has taken never is.
 */
export function openSending({ api, hash, debug }: Options): (event: object) => Promise<void> {
  const mark = readMark()

  async function send(hit: object, tries: number): Promise<void> {
    let outcome: unknown
    let wait: number | undefined = 0
    try {
      const answer = await post(api, hit)
      wait = answer.status > 428 ? Number(answer.headers.get('Retry-After')) || 0 : undefined
      const reason = answer.headers.get('X-Dropped')
      outcome = reason ? `left out: ${reason}` : `${answer.status} ${await answer.text()}`
      if (mark && answer.ok) keepMark(mark, reason === 'own')
    } catch (error) {
      // What the browser or the network refuses is nothing that the page should hear of.
      outcome = error
    }
    if (debug) console.log('Porchlight', hit, outcome)
    if (wait !== undefined && tries > 0)
      setTimeout(() => send(hit, tries - 1), Math.min(Math.max(wait, soonest), latest) * 1000)
  }

  return (event) => send(Object.assign({ h: hash ? 1 : undefined, o: mark }, event), 3)
}
