import { open } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of the journal that is being written. */
export type Part = {
  name: string
  /** In bytes, of what is known to be on the disk. */
  size: () => number
  /** Resolves when the disk has it. After it threw, the part takes no more. */
  append(record: Buffer): Promise<void>
  close(): Promise<void>
}

/** Makes a new file, whose name the disk has as well. */
export async function openPart(folder: string, name: string): Promise<Part> {
  const file = await open(join(folder, name), 'wx', 0o600)
  let size = 0
  await syncFolder(folder).catch(async (error: unknown) => {
    await file.close()
    throw error
  })

  return {
    name,
    size: () => size,
    async append(record) {
      try {
        let written = 0
        while (written < record.length)
          written += (await file.write(record, written, record.length - written, size + written)).bytesWritten
        await file.datasync()
        size += record.length
      } catch (error) {
        // Whoever sent it is told that it is not stored, so that it should not be there.
        await file.truncate(size).catch(() => {})
        throw error
      }
    },
    close: () => file.close(),
  }
}

/** A file that was made or removed is so after a power cut, too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
