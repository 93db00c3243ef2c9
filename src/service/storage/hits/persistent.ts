import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Away, isAway } from './Away.ts'
import type { Engine } from './Engine.ts'

/** Milliseconds before each further try: enough for a connection that was cut, and no more, as others wait for the answer. */
const pauses = [50, 250, 1000]

/** Nothing is tried once more after this many milliseconds. */
const patience = 5000

/**
 * An engine at the other end of a network: throws `Away` when it does not answer after a few tries. An insert is tried again under the
 * same token, so it counts once, whether the first was stored or not. Commands are tried once, as it is not known what they do.
 */
export function persistent(engine: Engine): Engine {
  return {
    cluster: engine.cluster,
    insert: (table, columns, rows, { token = randomUUID() } = {}) =>
      again(() => engine.insert(table, columns, rows, { token }), { isWrite: true }),
    read: (statement, parameters, options) =>
      again(() => engine.read(statement, parameters, options), { isWrite: false, signal: options?.signal }),
    readLines: (statement, parameters) => again(() => engine.readLines(statement, parameters), { isWrite: false }),
    insertLines: (table, columns, lines, { token = randomUUID() } = {}) =>
      again(() => engine.insertLines(table, columns, lines, { token }), { isWrite: true }),
    command: (statement, parameters) =>
      engine.command(statement, parameters).catch((error: unknown) => {
        throw isAway(error, { isWrite: true }) ? new Away(error) : error
      }),
    close: () => engine.close(),
  }
}

type Asking = { isWrite: boolean; signal?: AbortSignal | undefined }

async function again<T>(ask: () => Promise<T>, asking: Asking): Promise<T> {
  const began = performance.now()
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (asking.signal?.aborted || !isAway(error, asking)) throw error
      const next = pauses[tries]
      if (next === undefined || performance.now() - began > patience) throw new Away(error)
      await pause(next)
    }
  }
}
