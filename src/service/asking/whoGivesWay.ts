import type { Asker } from './Asker.ts'

type Task = { askers: ReadonlySet<Asker> }

/** How much waits of an asker's share, and of it what comes from where they are. */
type Load = { share: number; from: number }

/**
 * Which of those who wait gives way to one more when there is no room: the newest of whoever has most waiting. Undefined where that is
 * who comes: few that ask for much do not keep everybody else out, and who asks for more gains nothing.
 */
export function whoGivesWay<Waiting extends Task>(
  waiting: readonly Waiting[],
  coming: ReadonlySet<Asker>,
): Waiting | undefined {
  const counts = new Map<string, number>()
  for (const { askers } of waiting)
    for (const name of new Set(Array.from(askers).flatMap(namesOf))) counts.set(name, (counts.get(name) ?? 0) + 1)
  const count = (name: string) => counts.get(name) ?? 0
  // What several wait for is whose who has least.
  const loadOf = (askers: ReadonlySet<Asker>) =>
    Array.from(askers, (asker): Load => {
      const [share, from] = namesOf(asker)
      return { share: count(share), from: count(from) }
    }).reduce((one, other) => (isMore(one, other) ? other : one))

  const [first, ...others] = waiting.map((task) => ({ task, load: loadOf(task.askers) }))
  if (!first) return undefined
  const heaviest = others.reduce((one, other) => (isMore(one.load, other.load) ? one : other), first)
  const { share, from } = loadOf(coming)
  // Among those who share one goes and one comes.
  const load = { share: share === heaviest.load.share ? share : share + 1, from: from + 1 }
  return isMore(heaviest.load, load) ? heaviest.task : undefined
}

/** One share has the networks of all who read a website: it is not one of them. */
const namesOf = ({ share, from }: Asker): [string, string] => [`share ${share}`, `from ${share} ${from}`]

const isMore = (one: Load, other: Load) =>
  one.share > other.share || (one.share === other.share && one.from > other.from)
