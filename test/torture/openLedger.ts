import { setTimeout as pause } from 'node:timers/promises'

export type Ledger = ReturnType<typeof openLedger>

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** One hit as it is sent: each has a page of its own, by which it is known again, and so many bytes that say nothing. */
const eventOf = (page: string, load: number) =>
  JSON.stringify({ n: 'Test', u: `https://example.com${page}`, d: 'example.com', p: { load: 'x'.repeat(load) } })

type Post = (body: string) => Promise<{ status: number; retryAfter: string | null }>

/** Sends hits, and remembers of each whether it was acknowledged. */
export function openLedger() {
  let sent = 0
  const acknowledged: string[] = []
  /** Why others were not: the status, or `cut` where there was no answer. */
  const refused = new Map<string, number>()

  const note = (why: string) => refused.set(why, (refused.get(why) ?? 0) + 1)

  async function sendWith(post: Post, { load = 10, again = false } = {}) {
    sent += 1
    const page = `/hit-${sent}`
    try {
      for (;;) {
        const { status, retryAfter } = await post(eventOf(page, load))
        if (status === 202) acknowledged.push(page)
        else note(status === 503 && retryAfter === null ? '503 without Retry-After' : String(status))
        if (!again || status !== 503 || retryAfter === null) return status
        await pause(Number(retryAfter) * 1000)
      }
    } catch {
      note('cut')
      return undefined
    }
  }

  const send = (url: string, options?: { load?: number; again?: boolean }) =>
    sendWith(async (body) => {
      const answer = await fetch(`${url}/api/event`, { method: 'POST', body, headers: { 'User-Agent': agent } })
      await answer.arrayBuffer()
      return { status: answer.status, retryAfter: answer.headers.get('Retry-After') }
    }, options)

  return {
    acknowledged,
    refused,
    sent: () => sent,
    send,
    sendWith,

    /**
     * Clients that send one hit after another until they are stopped; `every`: milliseconds between two of one client.
     * `again`: each sends a hit that was answered 503 until it is taken, when the answer says.
     */
    stream(url: string, { clients = 16, every = 0, load = 10, again = false } = {}) {
      const stopping = new AbortController()
      const client = async () => {
        while (!stopping.signal.aborted) {
          const status = await send(url, { load, again })
          if (every > 0 || status === undefined) await pause(Math.max(every, 10))
        }
      }
      const all = Promise.all(Array.from({ length: clients }, client))
      return {
        async stop() {
          stopping.abort()
          await all
        },
      }
    },

    /** Resolves when so many more are acknowledged, or refused for a reason; throws when that takes longer than a minute. */
    async more(count: number, why?: string): Promise<void> {
      const seen = () => (why === undefined ? acknowledged.length : (refused.get(why) ?? 0))
      const wanted = seen() + count
      const began = performance.now()
      while (seen() < wanted) {
        if (performance.now() - began > 60_000)
          throw new Error(`No ${count} more were ${why ?? 'acknowledged'} in a minute.`)
        await pause(5)
      }
    },
  }
}
