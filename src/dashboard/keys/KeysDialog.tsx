import { groupBy } from '#dashboard/groupBy.ts'
import { text } from '#dashboard/language/text.ts'
import { CheckField } from '#dashboard/ui/CheckField.tsx'
import { Dialog } from '#dashboard/ui/Dialog.tsx'
import { useState } from 'react'
import { offered, shortcuts } from './commands.ts'
import { Key } from './Key.tsx'
import styles from './KeysDialog.module.css'
import { singleKeysOn, switchSingleKeys } from './singleKeys.ts'

/** Every key that does something on this page, and the switch for those that are pressed alone. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [groups] = useState(listed)
  return (
    <Dialog title={text('keys.title')} onClose={onClose}>
      <CheckField
        label={text('keys.single')}
        hint={text('keys.single.hint')}
        defaultChecked={singleKeysOn()}
        onChange={(event) => switchSingleKeys(event.target.checked)}
      />
      {groups.map(({ title, keys }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl>
            {keys.map((shortcut) => (
              <div key={shortcut.key}>
                <dt>{shortcut.title}</dt>
                <dd>
                  <Key of={shortcut.key} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

/** The keys by heading, groups of one heading as one; those of every page are the last. */
function listed() {
  const everywhere = text('keys.everywhere')
  const byTitle = groupBy(offered(), ({ title }) => title)
  return Array.from(byTitle, ([title, same]) => ({ title, keys: same.flatMap(({ commands }) => shortcuts(commands)) }))
    .filter(({ keys }) => keys.length > 0)
    .toSorted((a, b) => Number(a.title === everywhere) - Number(b.title === everywhere))
}
