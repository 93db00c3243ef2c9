import { address } from './address.ts'
import { besides, embed } from './embed.ts'
import { mayBeOwn } from './ownMark.ts'
import { post } from './post.ts'
import { track } from './track.ts'

/** Switches that take the larger script. */
const inPlus = ['outbound', 'downloads', '404', 'hash', 'debug']

const embedded = embed()
if (embedded) {
  const { script, domain, api, calls } = embedded
  const { dataset } = script
  if (inPlus.some((name) => name in dataset) || mayBeOwn()) {
    // It does all that this one does, and finds what is called meanwhile.
    const plus = document.createElement('script')
    Object.assign(plus.dataset, dataset)
    plus.nonce = script.nonce
    plus.src = besides(script, 'script.plus.js')
    script.after(plus)
  } else {
    // What the browser or the network refuses is nothing that the page should hear of.
    const send = (event: object) => post(api, event).catch(() => {})
    track({ domain, address, send }, calls)
  }
}
