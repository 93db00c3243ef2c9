import { Rich } from '#dashboard/language/Rich.tsx'
import { text } from '#dashboard/language/text.ts'
import { CheckField } from '#dashboard/ui/CheckField.tsx'
import { Further } from './Further.tsx'
import { inCode } from './inCode.tsx'
import { type Switch, switchNames } from './switches.ts'
import type { useSwitches } from './useSwitches.ts'

/** The names of events and whatever else the switches' sentences name. */
const places: Record<Switch, Record<string, string>> = {
  outbound: { event: 'Outbound link' },
  downloads: { event: 'Download', example: 'data-downloads="stl,glb"' },
  '404': { event: '404' },
  hash: { example: '/#/about' },
  debug: {},
}

/** What the script may do beyond counting pages: what is ticked changes the code. */
export function Switches({ switches, turn }: ReturnType<typeof useSwitches>) {
  return (
    <Further title={text('switches.title')}>
      <p>{text('switches.text')}</p>
      {switchNames.map((name) => (
        <CheckField
          key={name}
          label={text(`switches.${name}`)}
          hint={<Rich of={`switches.${name}.text`} parts={inCode(places[name])} />}
          checked={switches.includes(name)}
          onChange={({ currentTarget }) => turn(name, currentTarget.checked)}
        />
      ))}
    </Further>
  )
}
