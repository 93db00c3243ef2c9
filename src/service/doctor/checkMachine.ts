import { readFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { type Finding, look, ok, wrong } from './Finding.ts'

const gigabyte = 1e9

/** Connections, and the files of the embedded databases. */
const fewFiles = 4096

/** Before this there was no Porchlight. */
const earliest = Date.UTC(2026, 0, 1)

/** What the process may use, and whether its clock can be right. */
export async function checkMachine(): Promise<Finding[]> {
  // 0 where nobody knows, and more than there is where nothing is set.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  const says = `${(memory / gigabyte).toFixed(1)} GB may be used`
  const files = await mostFiles()
  return [
    memory < gigabyte
      ? look('memory', `${says}. Statistics over many hits need more: half of it is for one at most.`)
      : ok('memory', says),
    files === undefined || files >= fewFiles
      ? ok('open files', files === undefined ? 'the system does not say how many' : `${files} at once`)
      : look(
          'open files',
          `${files} at once at most: each connection is one. Raise the limit (ulimit -n, LimitNOFILE).`,
        ),
    Date.now() < earliest
      ? wrong('clock', `It says ${new Date().toISOString()}. Set it: every hit has its time.`)
      : ok('clock', `${new Date().toISOString()}, time zones of ${process.versions.tz ?? 'this system'}`),
  ]
}

async function mostFiles(): Promise<number | undefined> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  // Node takes as many as it may.
  const [, hard] = /^Max open files\s+\S+\s+(\S+)/m.exec(limits) ?? []
  return hard === undefined || hard === 'unlimited' ? undefined : Number(hard)
}
