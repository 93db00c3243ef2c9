import { chmod, chown, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { onScene, type Scenario } from '#test/torture/Scenario.ts'
import { expectLog } from '#test/torture/expectLog.ts'

/** Everybody may write for root, so that the service runs as somebody who is nobody. */
const nobody = process.getuid?.() === 0 ? 65_534 : undefined

async function setWritable(folder: string, isWritable: boolean): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of [folder, ...folders])
    await chmod(path, isWritable ? 0o700 : 0o500).catch((error: NodeJS.ErrnoException) => {
      // The engine tidies up meanwhile.
      if (error.code !== 'ENOENT') throw error
    })
}

export const readOnlyFolder: Scenario = {
  name: 'read-only folder',
  run: ({ rounds }) =>
    onScene(async ({ folder, ledger, start, outcome }) => {
      if (nobody !== undefined) await chown(folder, nobody, nobody)
      const service = await start({}, nobody)
      const stream = ledger.stream(service.url, { clients: 4 })
      for (let round = 0; round < Math.ceil(rounds / 30); round += 1) {
        await ledger.more(50)
        await setWritable(folder, false)
        await ledger.more(50, '503')
        await setWritable(folder, true)
        await ledger.more(50)
      }
      await stream.stop()
      expectLog(service, 'hits cannot be stored', 'hits are stored again')
      return outcome({}, nobody)
    }),
}
