import { openBackup } from '#service/copying/openBackup.ts'
import { openTarget } from '#service/copying/openTarget.ts'
import { restore } from '#service/copying/restore.ts'
import type { Settings } from '#service/settings.ts'
import { contentsOf } from './contentsOf.ts'
import { steps } from './steps.ts'

type Context = { print: (line: string) => void; progressOn: NodeJS.WriteStream }

/** Fills empty databases with a backup; what they hold is deleted if `replace` says so. */
export async function restoreBackup(
  { dataDir, servers }: Pick<Settings, 'dataDir' | 'servers'>,
  file: string,
  { replace }: { replace: boolean },
  context: Context,
): Promise<void> {
  const { print } = context
  const backup = await openBackup(file)
  try {
    print(`${file}, of ${backup.manifest.created_at}, is whole.`)
    const target = await openTarget(dataDir, servers)
    try {
      const there = await target.holds()
      if (there !== undefined && !replace)
        throw new Error(
          `There are ${there} already where this would be restored. Name an empty DATA_DIR or empty databases, or delete what is there by adding --replace.`,
        )
      const journal = await target.waiting()
      // Only who restores knows whether they belong to what is restored: they may be what came after the backup, or another service's.
      if (journal !== undefined)
        throw new Error(
          `Hits wait in ${journal} for a ClickHouse server, and would be stored beside what is restored. If they should be, move that folder away, and back before you start the service; if not, delete it.`,
        )
      await restore(backup, target, steps(context))
    } finally {
      await target.close()
    }
    for (const line of contentsOf(backup.manifest)) print(line)
    print(
      'All of it is there, as it was. Visitors of today count anew: the keys that know them again are in no backup.',
    )
  } finally {
    backup.close()
  }
}
