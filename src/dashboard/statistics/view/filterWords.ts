import type { StatisticName } from '#contract/statistic.ts'
import { listed } from '#dashboard/language/listed.ts'
import { text } from '#dashboard/language/text.ts'
import { definitions, rowTitleOf } from '#dashboard/statistics/definitions.ts'
import type { FilterGroup } from './filters.ts'

/** A value of a filter as people call it; a part of one is quoted as it was typed. */
const valueWords = (name: StatisticName, operator: FilterGroup['operator'], value: string): string =>
  operator === 'is' || operator === 'is_not' ? definitions[name].name(value) : text('filters.quoted', { value })

/** `Country: Germany, France`, `Page contains “/blog”`. */
export const filterWords = ({ name, operator, values }: FilterGroup): string =>
  text(`filters.words.${operator}`, {
    statistic: rowTitleOf(name),
    values: listed(values.map((value) => valueWords(name, operator, value))),
  })
