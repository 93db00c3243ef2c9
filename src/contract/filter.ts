import { type StatisticName, statisticNames } from './statistic.ts'

/** What each operator reads like between a statistic's name and a value. */
const operators = { is: ':', is_not: '!:', contains: '~', contains_not: '!~' } as const

export type FilterOperator = keyof typeof operators

/** Keeps the visitors of a day who match it (docs/counting.md, "Filters"). */
export type Filter = { name: StatisticName; operator: FilterOperator; value: string }

/** `country:DE`, `country!:DE`, `page~/blog` or `page!~/blog`. */
export const writeFilter = ({ name, operator, value }: Filter): string => `${name}${operators[operator]}${value}`

/** The first operator ends the name; what follows is the value, whatever it is made of. Undefined if that makes no filter. */
export function parseFilter(text: string): Filter | undefined {
  const [, written, sign, value = ''] = /^(\w+)(!?[:~])(.*)$/s.exec(text) ?? []
  const name = statisticNames.find((known) => known === written)
  const operator = operatorNames.find((known) => operators[known] === sign)
  return name && operator && { name, operator, value }
}

const isOperator = (name: string): name is FilterOperator => Object.hasOwn(operators, name)

const operatorNames = Object.keys(operators).filter(isOperator)
