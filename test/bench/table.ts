/** One figure, with what it is measured against in the same run. */
export type Row = {
  what: string
  measured: string
  reference?: string
  goal?: string
  /** Whether the goal is met; undefined where there is none. */
  isMet?: boolean
}

const head = ['what', 'measured', 'reference', 'goal', 'met']

/** A Markdown table of rows. */
export const table = (rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows.map(cells)]
    .map((line) => `| ${line.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |\n`)
    .join('')

const cells = ({ what, measured, reference = '', goal = '', isMet }: Row) => [
  what,
  measured,
  reference,
  goal,
  isMet === undefined ? '' : isMet ? 'yes' : '**no**',
]

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN

export const milliseconds = (value: number): string => `${value.toFixed(0)} ms`

/** A figure that must not be more than its goal. */
export const atMost = (what: string, value: number, goal: number, reference = ''): Row => ({
  what,
  measured: milliseconds(value),
  reference,
  goal: milliseconds(goal),
  isMet: value <= goal,
})

/** `1 M` */
export const inMillions = (hits: number): string => `${hits / 1_000_000} M`
