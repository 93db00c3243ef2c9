import type { Options } from './Options.ts'
import { keepMark, readMark } from './ownMark.ts'
import { post } from './post.ts'

/** Sends hits with the mark of a browser of the owner's own, and says what became of each where that is wanted. */
export function openSending({ api, hash, debug }: Options): (event: object) => Promise<void> {
  const mark = readMark()
  return async (event) => {
    const hit = Object.assign({ h: hash ? 1 : undefined, o: mark }, event)
    let outcome: unknown
    try {
      const answer = await post(api, hit)
      const reason = answer.headers.get('X-Dropped')
      outcome = reason ? `left out: ${reason}` : `${answer.status} ${await answer.text()}`
      if (mark && answer.ok) keepMark(mark, reason === 'own')
    } catch (error) {
      // What the browser or the network refuses is nothing that the page should hear of.
      outcome = error
    }
    if (debug) console.log('Porchlight', hit, outcome)
  }
}
