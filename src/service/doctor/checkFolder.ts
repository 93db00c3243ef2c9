import { closeSync, constants, fsyncSync, openSync, rmSync, type Stats, writeSync } from 'node:fs'
import { access, readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, look, ok, wrong } from './Finding.ts'

const gigabyte = 1e9

/** Whose the data folder is, who may read it, how much room it has, and how fast it stores. */
export async function checkFolder(folder: string): Promise<Finding[]> {
  const found = await stat(folder).catch(() => undefined)
  if (!found) return [look('data folder', `${folder} is not there. The first start makes it: is DATA_DIR right?`)]
  if (!found.isDirectory()) return [wrong('data folder', `${folder} is no folder. Set DATA_DIR to one.`)]
  const mayWrite = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!mayWrite)
    return [wrong('data folder', `This user may not write to ${folder}. Run it as its owner, or give it to this user.`)]
  return [...(await whose(folder, found)), ...(await room(folder)), speed(folder)]
}

async function whose(folder: string, { uid, mode }: Stats): Promise<Finding[]> {
  const own = process.getuid?.()
  const files = await readdir(folder)
  const stats = await Promise.all(files.map((name) => stat(join(folder, name)).catch(() => undefined)))
  const strange = files.filter((_, at) => stats[at] && stats[at].uid !== uid)
  const findings = [
    own !== undefined &&
      uid !== own &&
      look('data folder', `It is another user's (${uid}, and this is ${own}). The service should run as its owner.`),
    strange.length > 0 &&
      wrong(
        'data folder',
        `${strange.join(', ')}: another user's than the folder. Give all of it to one user (chown -R).`,
      ),
    (mode & 0o077) !== 0 && look('data folder', `Others of this machine may look into it. chmod 700 ${folder}`),
  ].filter((finding) => finding !== false)
  return findings.length > 0 ? findings : [ok('data folder', `${folder}, this user's alone`)]
}

async function room(folder: string): Promise<Finding[]> {
  const { bavail, bsize, blocks, ffree, files } = await statfs(folder)
  const free = bavail * bsize
  const says = `${(free / gigabyte).toFixed(1)} GB are free, ${Math.round((bavail / blocks) * 100)}%`
  const space =
    free < gigabyte / 5
      ? wrong('disk', `${says}. Make room: hits can be stored no longer when there is none.`)
      : free < 2 * gigabyte || bavail / blocks < 0.05
        ? look('disk', `${says}. Make room soon: rewriting files takes as much as the largest month.`)
        : ok('disk', says)
  // Some file systems make them as they are needed, and say 0.
  const isShort = files > 0 && ffree < 10_000
  return isShort ? [space, wrong('disk', `Only ${ffree} more files can be made (inodes). Remove some.`)] : [space]
}

/** What a hit waits for is that something small is on the disk. */
function speed(folder: string): Finding {
  const file = join(folder, `doctor-${process.pid}`)
  const tries = 10
  const began = performance.now()
  const opened = openSync(file, 'wx', 0o600)
  try {
    for (let done = 0; done < tries; done++) {
      writeSync(opened, Buffer.alloc(4096))
      fsyncSync(opened)
    }
  } finally {
    closeSync(opened)
    rmSync(file)
  }
  const took = (performance.now() - began) / tries
  const says = `it stores 4 KB for good in ${took.toFixed(1)} ms`
  return took > 50 ? look('disk', `${says}, which is slow: every hit waits for that.`) : ok('disk', says)
}
