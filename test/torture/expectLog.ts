import { setTimeout as pause } from 'node:timers/promises'
import type { RunningService } from '#test/support/process.ts'

/** Resolves when the log has all of these, which may be a moment after what it tells of; throws when it has not in ten seconds. */
export async function expectLog({ output }: Pick<RunningService, 'output'>, ...words: string[]): Promise<void> {
  const began = performance.now()
  const missing = () => words.find((word) => !output().includes(word))
  while (missing() !== undefined) {
    if (performance.now() - began > 10_000) throw new Error(`The log has no "${missing()}": ${output().slice(0, 2000)}`)
    await pause(20)
  }
}
