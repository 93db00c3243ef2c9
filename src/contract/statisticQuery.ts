import { z } from 'zod/mini'
import { rangeProblem, refusing } from './dayRange.ts'
import { Day } from './fields.ts'
import { type Filter, parseFilter } from './filter.ts'
import { ListQuery } from './list.ts'
import { statisticNames, statistics } from './statistic.ts'

const mostFilters = 50
/** Of a filter, in characters. */
const longestValue = 2000

const FilterTexts = z.array(z.string()).check(z.maxLength(mostFilters))

const filtersMeaning = `Keeps the visitors of a day who match every filter. A filter is the name of a statistic, an operator and a value:
\`country:DE\` (is), \`country!:DE\` (is not), \`page~/blog\` (contains, without regard to case) or \`page!~/blog\` (does not contain).
The first operator ends the name; everything after it is the value, which may be empty: \`referrer:\` is direct or unknown.
Repeat the parameter for several filters, ${mostFilters} at most, with values of at most ${longestValue} characters: those of the same name and
operator are alternatives (one of them, or none of them), all others must hold together.`

/** A parameter that is sent once comes as a text, a repeated one as a list. */
const Filters = z._default(
  z.pipe(
    z.transform((sent: unknown) => [sent].flat()),
    z.pipe(
      FilterTexts,
      z.transform((texts, { issues }) =>
        texts.flatMap((text): Filter[] => {
          const filter = parseFilter(text)
          if (filter && filter.value.length <= longestValue) return [filter]
          issues.push({ code: 'custom', input: text, message: filterProblem(text, filter) })
          return []
        }),
      ),
    ),
  ),
  [],
)

function filterProblem(text: string, filter: Filter | undefined): string {
  if (filter) return `The value of the filter "${text.slice(0, 50)}…" has more than ${longestValue} characters.`
  const quoted = text.length > 200 ? `${text.slice(0, 200)}…` : text
  return `"${quoted}" is not a filter such as country:DE, country!:DE, page~/blog or page!~/blog.`
}

/** What `GET /stats/{id}` takes. `from` and `to` are whole days of the website's time zone, both included. */
export const StatisticQuery = z
  .extend(ListQuery, {
    name: z.enum(statisticNames),
    from: Day,
    to: Day,
    /** The reference's default `url` is another word for `value`. */
    search_by: z._default(z.enum(['value', 'url']), 'url'),
    sort_by: z._default(z.enum(['count', 'value']), 'count'),
    filters: Filters.check(z.describe(filtersMeaning)),
    compare_from: z
      .optional(Day)
      .check(z.describe('First day of a range to compare with: each row gets `before`, its count in that range.')),
    compare_to: z
      .optional(Day)
      .check(z.describe('Last day of the range to compare with; sent together with `compare_from`.')),
    all_days: z
      .optional(z.literal('1'))
      .check(
        z.describe(
          'All days of the range on one page, of a statistic by days; `page` and `per_page` mean nothing then.',
        ),
      ),
  })
  .check(
    z.superRefine(({ name, from, to, compare_from, compare_to, all_days }, context) => {
      const refuse = refusing(context)
      if (all_days !== undefined && statistics[name].value !== 'day')
        refuse('all_days', `The statistic ${name} is not one by days.`)
      refuse('to', rangeProblem({ from, to }, { from: 'from', to: 'to' }))
      if (compare_from !== undefined && compare_to !== undefined)
        refuse(
          'compare_to',
          rangeProblem({ from: compare_from, to: compare_to }, { from: 'compare_from', to: 'compare_to' }),
        )
      else if (compare_from !== undefined) refuse('compare_to', 'The compare_to field is required with compare_from.')
      else if (compare_to !== undefined) refuse('compare_from', 'The compare_from field is required with compare_to.')
    }),
  )

export type StatisticQuery = z.infer<typeof StatisticQuery>
