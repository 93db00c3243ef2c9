import type { Dirent } from 'node:fs'
import { chmod, chown, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ordinaryUser } from '#test/support/ordinaryUser.ts'
import { onScene, type Scenario } from '#test/torture/Scenario.ts'
import { expectLog } from '#test/torture/expectLog.ts'

async function setWritable(folder: string, isWritable: boolean): Promise<void> {
  const entries = await entriesOf(folder)
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of [folder, ...folders])
    await chmod(path, isWritable ? 0o700 : 0o500).catch((error: NodeJS.ErrnoException) => {
      // The engine tidies up meanwhile.
      if (error.code !== 'ENOENT') throw error
    })
}

/** The engine tidies up meanwhile, and a folder that is gone is no end of it. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  for (;;)
    try {
      return await readdir(folder, { recursive: true, withFileTypes: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
}

export const readOnlyFolder: Scenario = {
  name: 'read-only folder',
  run: ({ rounds }) =>
    onScene(async ({ folder, ledger, start, outcome }) => {
      if (ordinaryUser !== undefined) await chown(folder, ordinaryUser, ordinaryUser)
      const service = await start({}, ordinaryUser)
      const stream = ledger.stream(service.url, { clients: 4 })
      for (let round = 0; round < Math.ceil(rounds / 30); round += 1) {
        await ledger.more(50)
        await setWritable(folder, false)
        await ledger.more(50, '503')
        await setWritable(folder, true)
        await ledger.more(50)
      }
      await stream.stop()
      await expectLog(service, 'hits cannot be stored', 'hits are stored again')
      return outcome({}, ordinaryUser)
    }),
}
