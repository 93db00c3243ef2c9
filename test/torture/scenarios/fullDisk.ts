import { execFileSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onScene, type Scenario, type Scene } from '#test/torture/Scenario.ts'
import { expectLog } from '#test/torture/expectLog.ts'

/** Nothing is left when this resolves. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (let size = 1 << 20; size > 0; size >>= 1)
      for (;;) {
        const isFull = await file.write(Buffer.alloc(size)).then(
          ({ bytesWritten }) => bytesWritten === 0,
          () => true,
        )
        if (isFull) break
      }
  } finally {
    await file.close()
  }
}

/** Times at which the disk takes nothing while hits go on coming. */
async function fillNow(
  rounds: number,
  { ledger, start, outcome }: Scene,
  full: () => Promise<void>,
  free: () => Promise<void>,
) {
  const service = await start()
  const stream = ledger.stream(service.url, { clients: 4 })
  for (let round = 0; round < rounds; round += 1) {
    await ledger.more(50)
    await full()
    await ledger.more(50, '503')
    await free()
    await ledger.more(50)
  }
  await stream.stop()
  await expectLog(service, 'hits cannot be stored', 'hits are stored again')
  return outcome()
}

/** On a small file system of its own, as root. */
async function onSmallDisk(rounds: number) {
  const disk = await mkdtemp(join(tmpdir(), 'porchlight-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk])
  const filler = join(disk, 'filler')
  try {
    return await onScene(
      (scene) =>
        fillNow(
          rounds,
          scene,
          () => fill(filler),
          () => rm(filler),
        ),
      disk,
    )
  } finally {
    execFileSync('umount', [disk])
    await rm(disk, { recursive: true })
  }
}

export const fullDisk: Scenario = {
  name: 'full disk (tmpfs of 96 MB)',
  run: ({ rounds }) => onSmallDisk(Math.ceil(rounds / 30)),
}
