import { embed } from './embed.ts'
import { trackMore } from './trackMore.ts'

const embedded = embed()
if (embedded) {
  const { script, domain, api, calls } = embedded
  const switches = script.dataset
  const { downloads } = switches
  trackMore(
    {
      domain,
      api,
      hash: 'hash' in switches,
      outbound: 'outbound' in switches,
      // Without endings the usual ones are meant.
      downloads: downloads ? downloads.toLowerCase().split(/[\s,.]+/) : downloads === '',
      notFound: '404' in switches,
      debug: 'debug' in switches,
    },
    calls,
  )
}
