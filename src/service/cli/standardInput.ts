import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { devNull } from 'node:os'
import { PassThrough, type Readable } from 'node:stream'

/**
 * Leaves nothing on standard input. chDB looks there whenever it inserts, and refuses to when something is: a service that
 * was started with a pipe or a file there would store no hits. Call it before the databases are opened.
 */
export function closeStandardInput(): void {
  closeSync(0)
  // The lowest number that is free is given to what is opened next: 0.
  openSync(devNull, 'r')
}

/** What comes over standard input until then, read by another process so that this one has nothing there. */
export function takeStandardInput(until: AbortSignal): Readable {
  const copy = ['--eval', 'process.stdin.pipe(process.stdout)']
  const child = spawn(process.execPath, copy, { stdio: ['inherit', 'pipe', 'ignore'], signal: until })
  // It says so when it is ended by the signal.
  child.on('error', () => {})
  closeStandardInput()
  // Node drops what nobody has begun to read when a child ends.
  return child.stdout.pipe(new PassThrough())
}
