import { Live } from '#contract/live.ts'

type Options = { headers?: Record<string, string>; key?: string | null }

/** Server-sent events as the dashboard reads them: with fetch, because an EventSource cannot send a key. */
export async function openStream(url: string, { headers = {}, key = null }: Options = {}) {
  const stop = new AbortController()
  const answer = await fetch(url, {
    headers: { ...headers, ...(key !== null && { Authorization: `Bearer ${key}` }) },
    signal: stop.signal,
  })
  const events = eventsOf(answer)
  return {
    status: answer.status,
    headers: answer.headers,
    /** The next picture; undefined when the stream has ended. */
    async next(): Promise<Live | undefined> {
      const { value } = await events.next()
      return value === undefined ? undefined : Live.parse(JSON.parse(value))
    },
    close: () => stop.abort(),
  }
}

/** The data of each event named `live`. */
async function* eventsOf({ body }: Response): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const [, data] = /^event: live\ndata: (.*)$/.exec(event) ?? []
      if (data !== undefined) yield data
    }
  }
  return undefined
}
