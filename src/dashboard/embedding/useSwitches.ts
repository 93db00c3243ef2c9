import { useAddress } from '#dashboard/ui/useAddress.ts'
import { useState } from 'react'
import { type Switch, switchNames } from './switches.ts'

/** What the script is to do beyond counting pages: as the address says it when the page opens, which then follows. */
export function useSwitches() {
  const { query, change } = useAddress()
  const [switches, choose] = useState(() => switchNames.filter((name) => query.getAll('also').includes(name)))
  const turn = (name: Switch, on: boolean) => {
    const also = switchNames.filter((other) => (other === name ? on : switches.includes(other)))
    // At once: a box that waited for the address would spring back under the pointer.
    choose(also)
    change({ also }, { replace: true })
  }
  return { switches, turn }
}
