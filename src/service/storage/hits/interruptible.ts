import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** How often an engine is told to end a statement that may not have begun, in milliseconds. */
const every = 50

/**
 * Runs a statement that ends soon after the signal is aborted. An embedded engine does not know that anybody has left: it is told so by
 * another statement, which finds the first by a setting that means nothing else.
 */
export async function interruptible<T>(
  run: (settings: { log_comment?: string }) => Promise<T>,
  tell: (statement: string) => Promise<unknown>,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (!signal) return run({})
  signal.throwIfAborted()
  const name = randomUUID()
  const ended = new AbortController()
  const end = async () => {
    while (!ended.signal.aborted) {
      // What could not be told is told again.
      await tell(`KILL QUERY WHERE Settings['log_comment'] = '${name}' ASYNC`).catch(() => undefined)
      await pause(every)
    }
  }
  signal.addEventListener('abort', end, { once: true })
  try {
    return await run({ log_comment: name })
  } finally {
    ended.abort()
    signal.removeEventListener('abort', end)
  }
}
