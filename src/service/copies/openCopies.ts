import { randomUUID } from 'node:crypto'
import { openSignals } from './openSignals.ts'

/** The copies of the service that share databases, as one of them knows them. */
export type Copies = {
  /** The name of this one, as long as it runs. */
  self: string
  /** The names of all that run; undefined until each had the time to be heard. */
  present(): string[] | undefined
  /** What of a limit is this one's, when all admit as much: 1 at least; 0 = no limit. */
  share(limit: number): number
  /** Tells the others that the hits of a website have changed; at most once a second. */
  tell(websiteId: number): void
  close(): Promise<void>
}

type Parts = {
  /** Where PostgreSQL is; undefined where there can be no other copy. */
  databaseUrl: string | undefined
  /** Another copy has changed the hits of a website. */
  onChanged: (websiteId: number) => void
  onError: (error: unknown) => void
}

/** How often each says that it is there, in milliseconds. */
const every = 5000
/** Who was not heard of for so long is gone, in milliseconds. */
const longestUnheard = 3 * every
/** Between two tellings of what has changed, in milliseconds. */
const pause = 1000
/** Websites of one signal: a signal has 8,000 bytes. */
const mostNamed = 500

/** Nobody compares clocks: who is there is known by who was heard lately. */
export async function openCopies({ databaseUrl, onChanged, onError }: Parts): Promise<Copies> {
  if (databaseUrl === undefined) return alone()
  const self = randomUUID()
  const others = new Map<string, NodeJS.Timeout>()
  const changed = new Set<number>()
  let resting: NodeJS.Timeout | undefined

  const signals = await openSignals({ url: databaseUrl, onHeard: hear, onError })
  const send = (kind: Kind, about = '') => signals.send(`${kind} ${self} ${about}`)
  // Who is away is heard of by the connection itself.
  const greet = () => void send('here').catch(() => {})

  function hear(text: string): void {
    const [kind, from = '', websites = ''] = text.split(' ')
    if (from === self) return
    if (kind === 'gone') forget(from)
    else meet(from)
    if (kind === 'changed') for (const id of websites.split(',')) onChanged(Number(id))
  }

  function meet(copy: string): void {
    const known = others.get(copy)
    if (known) return void known.refresh()
    others.set(copy, setTimeout(() => others.delete(copy), longestUnheard).unref())
    // Who is new learns of the others at once.
    greet()
  }

  function forget(copy: string): void {
    clearTimeout(others.get(copy))
    others.delete(copy)
  }

  /** What could not be told stays for the next time. */
  async function tellChanged(): Promise<void> {
    const ids = [...changed]
    for (let first = 0; first < ids.length; first += mostNamed) {
      const named = ids.slice(first, first + mostNamed)
      for (const id of named) changed.delete(id)
      await send('changed', named.join(',')).catch(() => {
        for (const id of named) changed.add(id)
      })
    }
  }

  function rest(): void {
    resting = setTimeout(() => {
      resting = undefined
      if (changed.size > 0) void tellChanged().then(rest)
    }, pause).unref()
  }

  await send('here')
  let isComplete = false
  const listening = setTimeout(() => (isComplete = true), longestUnheard).unref()
  const greeting = setInterval(greet, every).unref()

  return {
    self,
    present: () => (isComplete ? [self, ...others.keys()] : undefined),
    share: (limit) => Math.ceil(limit / (others.size + 1)),

    tell(websiteId) {
      if (others.size === 0) return
      changed.add(websiteId)
      if (resting) return
      rest()
      void tellChanged()
    },

    async close() {
      clearInterval(greeting)
      clearTimeout(resting)
      clearTimeout(listening)
      await tellChanged()
      await send('gone').catch(() => {})
      for (const copy of others.keys()) forget(copy)
      await signals.close()
    },
  }
}

type Kind = 'here' | 'gone' | 'changed'

const alone = (): Copies => {
  const self = randomUUID()
  return { self, present: () => [self], share: (limit) => limit, tell() {}, close: async () => {} }
}
