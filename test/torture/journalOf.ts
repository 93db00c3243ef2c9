import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The files that wait in a data folder, oldest first. */
export async function journalOf(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'journal'))
  return names.toSorted().map((name) => join(folder, 'journal', name))
}

/** Resolves when nothing waits any more; throws when that takes longer than two minutes. */
export async function emptied(folder: string): Promise<void> {
  const began = performance.now()
  while ((await journalOf(folder)).length > 0) {
    if (performance.now() - began > 120_000) throw new Error('The journal is not emptied.')
    await pause(20)
  }
}
