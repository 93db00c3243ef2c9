import { Rich } from '#dashboard/language/Rich.tsx'
import { text } from '#dashboard/language/text.ts'
import { SelectField } from '#dashboard/ui/SelectField.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import styles from './Embedding.module.css'
import { inCode } from './inCode.tsx'
import { Snippet } from './Snippet.tsx'
import { Switches } from './Switches.tsx'
import { useServiceAddress } from './useServiceAddress.ts'
import { useSwitches } from './useSwitches.ts'
import { useWay } from './useWay.ts'
import { wayNames, ways } from './ways.ts'

/** What a website embeds and where it goes, for whatever it is made with. */
export function Embedding({ domain }: { domain: string }) {
  const service = useServiceAddress()
  const { way, choose } = useWay()
  const { switches, turn } = useSwitches()
  return (
    <div className={styles.embedding}>
      <SelectField
        label={text('embedding.made')}
        value={way.name}
        onChange={({ currentTarget }) => choose(wayNames[currentTarget.selectedIndex])}
      >
        {wayNames.map((name) => (
          <option key={name}>{ways[name].name}</option>
        ))}
      </SelectField>
      <p className={styles.where}>
        <Rich of={way.where} parts={inCode(way.places)} />
      </p>
      {service === null ? (
        <Skeleton height="52px" />
      ) : (
        <Snippet code={way.code(domain, service, switches)} label={text('embedding.copy')} />
      )}
      {way.by === 'script' && (
        <>
          <p className="quiet">{text('embedding.cookies')}</p>
          <Switches switches={switches} turn={turn} />
        </>
      )}
    </div>
  )
}
