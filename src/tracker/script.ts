import { address } from './address.ts'
import { besides, embed } from './embed.ts'
import { mayBeOwn } from './ownMark.ts'
import { post } from './post.ts'
import { track } from './track.ts'

/** Switches that take the larger script. */
const inPlus = ['outbound', 'downloads', '404', 'hash', 'debug']

embed((script, domain, api, calls) => {
  const { dataset } = script
  if (inPlus.some((name) => name in dataset) || mayBeOwn()) {
    // It does all that this one does, and finds what is called meanwhile.
    const plus = document.createElement('script')
    Object.assign(plus.dataset, dataset)
    plus.nonce = script.nonce
    plus.src = besides(script, 'script.plus.js')
    script.after(plus)
  } else {
    // What the browser or the network refuses is nothing that the page should hear of. It is sent again while the page is open, and
    // no sooner than a service says that is too busy.
    const send = (event: object, tries = 3) => {
      const again = () => tries && setTimeout(send, 9e3, event, tries - 1)
      post(api, event).then(({ status }) => status > 428 && again(), again)
    }
    track(domain, address, send, calls)
  }
})
