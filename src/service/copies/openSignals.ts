import pg from 'pg'
import { oneByOne } from '#service/inTurn.ts'

export type Signals = {
  /** Reaches every copy of the service that listens, this one too; throws while the server is away. Of 8,000 bytes at most. */
  send(text: string): Promise<void>
  close(): Promise<void>
}

type Parts = {
  /** Where PostgreSQL is. */
  url: string
  onHeard: (text: string) => void
  /** Told when the server is lost; it is tried until it is back. */
  onError: (error: unknown) => void
}

const channel = 'porchlight'

/** Between two tries to reach the server, in milliseconds. */
const pause = 1000
/** Nothing of a server takes longer, in milliseconds. */
const longest = 5000
/** Whoever sends hears it back. A connection without a sound for so long, in milliseconds, is dead, or ends at a pooler that drops what is sent. */
const longestSilence = 20_000

/** What copies of the service tell one another, by PostgreSQL's LISTEN and NOTIFY: one connection, whatever is followed. Throws when it cannot be made. */
export async function openSignals({ url, onHeard, onError }: Parts): Promise<Signals> {
  const next = oneByOne()
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false
  const silence = setTimeout(() => client && lose(client, 'is silent'), longestSilence).unref()

  async function connect(): Promise<void> {
    const made = new pg.Client({
      connectionString: url,
      application_name: 'porchlight',
      keepAlive: true,
      connectionTimeoutMillis: longest,
      query_timeout: longest,
    })
    made.on('error', () => {})
    made.on('end', () => lose(made, 'ended'))
    made.on('notification', ({ payload = '' }) => {
      silence.refresh()
      onHeard(payload)
    })
    await made.connect()
    await made.query(`LISTEN ${channel}`)
    if (isClosed) return made.end()
    client = made
    silence.refresh()
  }

  function lose(lost: pg.Client, why: string): void {
    if (client !== lost || isClosed) return
    client = undefined
    lost.end().catch(() => {})
    onError(new Error(`The connection over which copies of the service hear one another ${why}.`))
    connectLater()
  }

  function connectLater(): void {
    retry = setTimeout(() => connect().catch(connectLater), pause).unref()
  }

  await connect()
  return {
    send: (text) =>
      next(async () => {
        if (!client) throw new Error('The other copies of the service cannot be reached.')
        await client.query('SELECT pg_notify($1, $2)', [channel, text])
      }),

    async close() {
      isClosed = true
      clearTimeout(retry)
      clearTimeout(silence)
      await client?.end()
    },
  }
}
