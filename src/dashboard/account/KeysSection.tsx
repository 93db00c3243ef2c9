import type { AccountKey } from '#contract/account.ts'
import { keysQuery } from '#dashboard/http/account.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { Section } from '#dashboard/ui/Section.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isLastFull } from './isLastFull.ts'
import { KeyRow } from './KeyRow.tsx'
import styles from './KeysSection.module.css'
import { MakeKeyDialog } from './MakeKeyDialog.tsx'

/** All keys of the account; `own` is the one that somebody is signed in with. */
export function KeysSection({ own }: { own: AccountKey }) {
  const keys = useQuery(keysQuery)
  const [making, setMaking] = useState(false)
  const make = useRef<HTMLButtonElement>(null)
  const mayChange = own.access === 'full'
  return (
    <Section title={text('account.keys')} below={text('account.keys.text')}>
      <Loaded query={keys}>
        {({ data }) => (
          <ul className={styles.keys}>
            {data.map((key) => (
              <KeyRow
                key={key.id}
                of={key}
                isOwn={key.id === own.id}
                isLast={isLastFull(key, data)}
                mayChange={mayChange}
                onRevoked={() => make.current?.focus()}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {mayChange && (
        <div>
          <Button ref={make} look="primary" onClick={() => setMaking(true)}>
            {text('account.keys.make')}
          </Button>
        </div>
      )}
      {making && <MakeKeyDialog onClose={() => setMaking(false)} />}
    </Section>
  )
}
