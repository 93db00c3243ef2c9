import type { Filter, FilterOperator } from '#contract/filter.ts'
import type { StatisticName } from '#contract/statistic.ts'
import { text } from '#dashboard/language/text.ts'
import { cardNames, cards } from '#dashboard/statistics/cards.ts'
import { rowTitleOf, titleOf } from '#dashboard/statistics/definitions.ts'
import { useOffered } from '#dashboard/statistics/useOffered.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { Dialog } from '#dashboard/ui/Dialog.tsx'
import { DialogActions } from '#dashboard/ui/DialogActions.tsx'
import { Select } from '#dashboard/ui/Select.tsx'
import { TextField } from '#dashboard/ui/TextField.tsx'
import { type SyntheticEvent, useState } from 'react'
import styles from './FilterDialog.module.css'
import { type FilterGroup, replaced } from './filters.ts'
import { FilterValues } from './FilterValues.tsx'
import type { View } from './View.ts'

type Props = {
  websiteId: number
  view: View
  /** The filter that is changed; null makes a new one. */
  group: FilterGroup | null
  onFilter: (filters: Filter[]) => void
  onClose: () => void
}

const operators: readonly FilterOperator[] = ['is', 'is_not', 'contains', 'contains_not']

/** What can be filtered by, in the order of the cards. */
const all: readonly StatisticName[] = cardNames
  .flatMap((card): readonly StatisticName[] => cards[card].statistics)
  .filter((name) => name !== 'pageviews_hour')

/** Makes a filter, or changes one: by which statistic, how, and by which values. */
export function FilterDialog({ websiteId, view, group, onFilter, onClose }: Props) {
  const offered = useOffered()
  const names = all.filter((name) => offered.has(name))
  const [{ name, operator, values }, setEdited] = useState<FilterGroup>(
    group ?? { name: names[0] ?? 'page', operator: 'is', values: [] },
  )
  const whole = operator === 'is' || operator === 'is_not'
  const wanted = values.map((value) => (whole ? value : value.trim())).filter((value) => whole || value !== '')
  const others = group ? replaced(view.filters, group, null) : view.filters

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (wanted.length > 0)
      onFilter(replaced(others, { name, operator, values: [] }, merged(others, { name, operator, values: wanted })))
  }

  return (
    <Dialog title={text(group ? 'filters.change' : 'filters.add')} onClose={onClose}>
      <form onSubmit={submit} className={styles.form}>
        <div className={styles.what}>
          <Select
            label={text('filters.statistic')}
            value={name}
            options={names.map((value) => ({ value, label: rowTitleOf(value) }))}
            onChange={(chosen) => setEdited({ name: chosen, operator, values: [] })}
          />
          <Select
            label={text('filters.operator')}
            value={operator}
            options={operators.map((value) => ({ value, label: text(`filters.operator.${value}`) }))}
            onChange={(chosen) =>
              setEdited({ name, operator: chosen, values: isWhole(chosen) === whole ? values : [] })
            }
          />
        </div>
        {whole ? (
          <FilterValues
            key={name}
            websiteId={websiteId}
            name={name}
            // What else there is to choose is not among those who have it already.
            view={{ ...view, before: null, filters: others.filter((filter) => filter.name !== name) }}
            values={values}
            onChange={(chosen) => setEdited({ name, operator, values: chosen })}
          />
        ) : (
          <TextField
            label={text('filters.part', { statistic: titleOf(name) })}
            autoComplete="off"
            autoCapitalize="none"
            dir="auto"
            spellCheck={false}
            maxLength={2000}
            value={values[0] ?? ''}
            onChange={(event) => setEdited({ name, operator, values: [event.target.value, ...values.slice(1)] })}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button type="submit" look="primary" disabled={wanted.length === 0}>
            {text('filters.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const isWhole = (operator: FilterOperator) => operator === 'is' || operator === 'is_not'

/** Together with the values that the same kind of filter has already. */
function merged(filters: readonly Filter[], group: FilterGroup): FilterGroup {
  const present = filters.filter(({ name, operator }) => name === group.name && operator === group.operator)
  return { ...group, values: [...new Set([...present.map(({ value }) => value), ...group.values])] }
}
