import { choiceParameter } from '#dashboard/ui/urlParameter.ts'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { type WayName, wayNames, ways } from './ways.ts'

const parameter = choiceParameter(wayNames)

/** What the website is made with, as the address says it. */
export function useWay() {
  const { query, change } = useAddress()
  return {
    way: ways[parameter.read(query.get('with'))],
    choose: (name: WayName = 'html') => change({ with: parameter.write(name) }, { replace: true }),
  }
}
