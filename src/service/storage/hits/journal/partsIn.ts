import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Of a file: what it is called, and how much is in it, in bytes. */
export type Known = { name: string; size: number }

export const journalOf = (dataFolder: string): string => join(dataFolder, 'journal')

/** The files of a journal, oldest first; none where there is no folder. */
export async function partsIn(journal: string): Promise<Known[]> {
  const files = await readdir(journal).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const names = files.filter((name) => /^\d{12}-[\w-]+$/.test(name)).toSorted()
  return Promise.all(names.map(async (name) => ({ name, size: (await stat(join(journal, name))).size })))
}

/** Whether something waits in a journal. */
export const hasWaiting = async (journal: string): Promise<boolean> =>
  (await partsIn(journal)).some(({ size }) => size > 0)
