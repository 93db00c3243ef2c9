import { useAddress } from '#dashboard/ui/useAddress.ts'
import { type Switch, switchNames } from './switches.ts'

/** What the script is to do beyond counting pages, as the address says it. */
export function useSwitches() {
  const { query, change } = useAddress()
  const asked = query.getAll('also')
  const switches = switchNames.filter((name) => asked.includes(name))
  return {
    switches,
    turn: (name: Switch, on: boolean) =>
      change(
        { also: switchNames.filter((other) => (other === name ? on : switches.includes(other))) },
        { replace: true },
      ),
  }
}
