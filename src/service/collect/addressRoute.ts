import { AddressAnswer } from '#contract/ownDevices.ts'
import type { App } from '#service/http/App.ts'
import { holder } from '#service/http/holder.ts'
import { network } from '#service/http/network.ts'
import { isGlobal } from '#service/outside/isGlobal.ts'
import { plainAddress } from './address.ts'

/** Tells whoever has a key which address their hits come from, to be excluded. */
export function addressRoute(app: App): void {
  app.get(
    '/address',
    { schema: { tags: ['Own devices'], summary: 'Show own address', response: { 200: AddressAnswer } } },
    (request) => {
      holder(request)
      const address = plainAddress(request.ip)
      return { data: { address, network: network(address), local: !isGlobal(address) } }
    },
  )
}
