import type { RunningService } from '#test/support/process.ts'

/** Throws unless the log has all of these. */
export function expectLog({ output }: Pick<RunningService, 'output'>, ...words: string[]): void {
  const text = output()
  const missing = words.find((word) => !text.includes(word))
  if (missing !== undefined) throw new Error(`The log has no "${missing}": ${text.slice(0, 2000)}`)
}
