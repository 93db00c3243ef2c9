import { randomUUID } from 'node:crypto'
import { mkdir, readFile, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { oneByOne } from '#service/inTurn.ts'
import { Busy } from '#service/storage/hits/GroupCommit.ts'
import { openPart, type Part, syncFolder } from './openPart.ts'
import { partsIn } from './partsIn.ts'
import { decodeRecords, encodeRecord, type Rows } from './record.ts'

/** What is stored in one go, under one token: however often it is sent, it counts once. */
export type Waiting = { name: string; token: string; records: Rows[]; damaged: number }

export type Journal = {
  /** How much waits, in bytes. */
  size: () => number
  /**
   * Resolves when the disk has the rows; throws `Busy` where they are too many, and what the disk says.
   * Rows that may have been stored already come with the token under which they were sent.
   */
  append(rows: Rows, token?: string): Promise<void>
  /** What waits longest; from now on it takes no more. */
  first(): Promise<Waiting | undefined>
  /** It is stored. */
  remove(waiting: Waiting): Promise<void>
  close(): Promise<void>
}

/** A file that has this much takes no more: what a server takes in one go, and the memory holds twice. In bytes. */
const partSize = 4 * 1024 * 1024

/**
 * Files of rows that wait to be stored, in order. A file's name is its number and the token under which all of it is sent, so that
 * nothing else has to be remembered: it is sent again as it is until it is removed.
 */
export async function openJournal(folder: string, bound: number): Promise<Journal> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Or a power cut might take it away with all that is in it.
  await syncFolder(dirname(folder))
  /** Those that take no more, oldest first. */
  const full = await partsIn(folder)
  let number = Number(full.at(-1)?.name.slice(0, 12) ?? 0)
  let part: Part | undefined
  const next = oneByOne()

  const size = () => full.reduce((sum, known) => sum + known.size, part?.size() ?? 0)

  async function seal(): Promise<void> {
    if (!part) return
    const sealed = part
    part = undefined
    await sealed.close()
    if (sealed.size() > 0) full.push({ name: sealed.name, size: sealed.size() })
    else await unlink(join(folder, sealed.name))
  }

  async function append(rows: Rows, token: string | undefined): Promise<void> {
    const record = encodeRecord(rows)
    if (size() + record.length > bound) throw new Busy('Too many hits wait to be stored.')
    if (token !== undefined || (part && part.size() + record.length > partSize)) await seal()
    if (!part) {
      number += 1
      part = await openPart(folder, `${String(number).padStart(12, '0')}-${token ?? randomUUID()}`)
    }
    try {
      await part.append(record)
    } catch (error) {
      await seal().catch(() => {})
      throw error
    }
    if (token !== undefined) await seal()
  }

  return {
    size,
    append: (rows, token) => next(() => append(rows, token)),

    first: () =>
      next(async () => {
        if (full.length === 0) await seal()
        const [oldest] = full
        if (!oldest) return undefined
        const { records, damaged } = decodeRecords(await readFile(join(folder, oldest.name)))
        return { name: oldest.name, token: oldest.name.slice(13), records, damaged }
      }),

    remove: ({ name }) =>
      next(async () => {
        await unlink(join(folder, name))
        full.splice(
          full.findIndex((known) => known.name === name),
          1,
        )
        await syncFolder(folder)
      }),

    close: () => next(seal),
  }
}
