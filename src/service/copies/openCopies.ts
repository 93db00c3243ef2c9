import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
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

type Kind = 'hello' | 'beat' | 'changed' | 'gone'

/** Between two beats of each, in milliseconds. */
const every = 5000
/** Who is silent for so many beats of one's own is gone. */
const mostMissed = 3
/** Between two tellings of what has changed, in milliseconds. */
const pause = 1000
/** What is said at the end, and hanging up, may take so long each, in milliseconds: the server may be away. */
const goodbye = 1000
/** Websites of one signal: a signal has 8,000 bytes. */
const mostNamed = 500

/** More than there will be: whoever may connect to the database may send, too. */
const mostCopies = 100
const signal = /^(hello|beat|changed|gone) ([\da-f-]{36}) ([\d,]*)$/

/** Nobody compares clocks, and while the server is away no time passes: others are counted by the beats of one's own that come back. */
export async function openCopies({ databaseUrl, onChanged, onError }: Parts): Promise<Copies> {
  if (databaseUrl === undefined) return alone()
  const self = randomUUID()
  /** By name, how many beats of this one came since they were heard. */
  const others = new Map<string, number>()
  const changed = new Set<number>()
  let beats = 0
  let resting: NodeJS.Timeout | undefined

  const signals = await openSignals({
    url: databaseUrl,
    onHeard: hear,
    onError(error) {
      beats = 0
      onError(error)
    },
  })
  const send = (kind: Kind, about = '') => signals.send(`${kind} ${self} ${about}`)
  // That the server is away is told by the connection itself.
  const call = (kind: Kind) => void send(kind).catch(() => {})

  function hear(text: string): void {
    const [, kind, from = '', websites = ''] = signal.exec(text) ?? []
    if (from === self) return kind === 'beat' ? count() : undefined
    if (kind === undefined || (others.size >= mostCopies && !others.has(from))) return
    // Who is new learns of the others at once.
    if (kind === 'hello' && !others.has(from)) call('hello')
    if (kind === 'gone') others.delete(from)
    else others.set(from, 0)
    if (kind === 'changed') for (const id of websites.split(',')) onChanged(Number(id))
  }

  function count(): void {
    beats += 1
    for (const [copy, missed] of others)
      if (missed < mostMissed) others.set(copy, missed + 1)
      else others.delete(copy)
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

  await send('hello')
  const beating = setInterval(() => call('beat'), every).unref()

  return {
    self,
    present: () => (beats > mostMissed ? [self, ...others.keys()] : undefined),
    share: (limit) => Math.ceil(limit / (others.size + 1)),

    tell(websiteId) {
      if (others.size === 0) return
      changed.add(websiteId)
      if (resting) return
      rest()
      void tellChanged()
    },

    async close() {
      clearInterval(beating)
      clearTimeout(resting)
      const farewell = tellChanged().then(() => send('gone'))
      await Promise.race([farewell.catch(() => {}), wait(goodbye, undefined, { ref: false })])
      await Promise.race([signals.close(), wait(goodbye, undefined, { ref: false })])
    },
  }
}

const alone = (): Copies => {
  const self = randomUUID()
  return { self, present: () => [self], share: (limit) => limit, tell() {}, close: async () => {} }
}
