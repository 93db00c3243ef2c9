import { embed } from './embed.ts'
import { trackMore } from './trackMore.ts'

/** Frameworks write what is on as an empty value or `true`, and some of them what is off as `false`. */
const isOn = (value: string | undefined) => value !== undefined && value !== 'false'

/** `pdf, .zip` */
const endings = (text: string) => text.toLowerCase().split(/[\s,.]+/)

embed((script, domain, api, calls) => {
  const { hash, outbound, downloads, debug, 404: notFound } = script.dataset
  trackMore(
    {
      domain,
      api,
      hash: isOn(hash),
      outbound: isOn(outbound),
      downloads: downloads && !/^(true|false)$/.test(downloads) ? endings(downloads) : isOn(downloads),
      notFound: isOn(notFound),
      debug: isOn(debug),
    },
    calls,
  )
})
