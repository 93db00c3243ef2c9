import { constants, createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Control } from '#service/control/Control.ts'
import { openBackup } from '#service/copying/openBackup.ts'
import { megabytes } from './amounts.ts'
import { contentsOf } from './contentsOf.ts'
import { openProgress } from './openProgress.ts'

type Context = { print: (line: string) => void; progressOn: NodeJS.WriteStream }

/** Writes everything into a file, which nobody else may read; it has its name when it is whole. */
export async function backup(control: Control, file: string, { print, progressOn }: Context): Promise<void> {
  const isThere = await access(file, constants.F_OK).then(
    () => true,
    () => false,
  )
  if (isThere) throw new Error(`There is a file ${file} already. Name another one.`)
  const unfinished = `${file}.part`
  await rm(unfinished, { force: true })
  const progress = openProgress({ total: null, format: megabytes, unit: 'MB', output: progressOn })
  try {
    await pipeline(
      await control.bytes('POST', '/backup'),
      async function* counted(chunks: AsyncIterable<Buffer>) {
        for await (const bytes of chunks) {
          progress.advance(bytes.length)
          yield bytes
        }
      },
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }),
    ).catch(brokenOff)
    await toDisk(unfinished)
    const written = await openBackup(unfinished)
    written.close()
    await rename(unfinished, file)
    progress.done()
    for (const line of contentsOf(written.manifest)) print(line)
    print(`All is in ${file}. It holds hashes and secrets of this service: keep it as safe as the data folder.`)
  } catch (error) {
    progress.done()
    await rm(unfinished, { force: true })
    throw error
  }
}

async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The disk's errors have words of their own. */
function brokenOff(error: NodeJS.ErrnoException): never {
  if (error.syscall === 'write' || error.syscall === 'open') throw error
  throw new Error(
    'The service stopped, or could not read all of it: its log says why. Nothing is kept of this backup.',
    {
      cause: error,
    },
  )
}
