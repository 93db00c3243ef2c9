import type { Random } from './random.ts'

/** One of several, each as often as its weight says. */
export type Choice<T> = (random: Random) => T

/** Values with how often they are to come, relative to one another. */
export type Weighted<T> = readonly (readonly [value: T, weight: number])[]

export function choice<T>(choices: Weighted<T>): Choice<T> {
  let total = 0
  const ends = choices.map(([, weight]) => (total += weight))
  return (random) => {
    const at = random() * total
    const [value] = choices[ends.findIndex((end) => at < end)] ?? []
    if (value === undefined) throw new RangeError('There is nothing to choose from.')
    return value
  }
}

/** Written down: of `Berlin 8, Hamburg 5` Berlin comes eight times when Hamburg comes five times. */
export const listed = (list: string): Choice<string> =>
  choice(
    list.split(', ').map((entry) => {
      const end = entry.lastIndexOf(' ')
      return [entry.slice(0, end), Number(entry.slice(end))]
    }),
  )
