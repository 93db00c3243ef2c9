import type { AnyWebsite } from '#contract/website.ts'
import { today } from '#dashboard/days/day.ts'
import { type Preset, presetNames, presetTitle, previous, rangeOf } from '#dashboard/days/range.ts'
import { Snippet } from '#dashboard/embedding/Snippet.tsx'
import { freezeNumbers, frozenLinksQuery } from '#dashboard/http/frozenLinks.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { SelectField } from '#dashboard/ui/SelectField.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './FreezeForm.module.css'

/** For how many days a link opens its numbers. */
const lifetimes = [7, 30, 90, 366] as const

/** Freezes the numbers of some days, beside those of the days before, and gives the link: it is shown here and never again. */
export function FreezeForm({ website }: { website: AnyWebsite }) {
  const [preset, setPreset] = useState<Preset>('30d')
  const [lifetime, setLifetime] = useState<number>(30)
  const client = useQueryClient()
  const freeze = useMutation({
    mutationFn: () => {
      const range = rangeOf(preset, today(website.timezone))
      const before = previous(range)
      const days = { ...range, compare_from: before.from, compare_to: before.to }
      return freezeNumbers(website.id, { ...days, days: lifetime })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: frozenLinksQuery(website.id).queryKey }),
  })
  return (
    <>
      <div className={styles.form}>
        <SelectField
          label={text('sharing.frozen.days')}
          value={preset}
          onChange={({ currentTarget }) => setPreset(presetNames[currentTarget.selectedIndex] ?? '30d')}
        >
          {presetNames.map((name) => (
            <option key={name} value={name}>
              {presetTitle(name)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text('sharing.frozen.lifetime')}
          value={lifetime}
          onChange={({ currentTarget }) => setLifetime(Number(currentTarget.value))}
        >
          {lifetimes.map((days) => (
            <option key={days} value={days}>
              {text('sharing.frozen.lifetime.days', { days })}
            </option>
          ))}
        </SelectField>
        <Button busy={freeze.isPending} onClick={() => freeze.mutate()}>
          {text('sharing.frozen.make')}
        </Button>
      </div>
      {freeze.error && <FailedState error={freeze.error} />}
      <output className={styles.made}>
        {freeze.data && (
          <>
            <span>{text('sharing.frozen.made')}</span>
            <Snippet code={freeze.data.url} label={text('sharing.copy')} />
          </>
        )}
      </output>
    </>
  )
}
