import { mayRunHere } from '#test/support/ordinaryUser.ts'
import type { Scenario } from '#test/torture/Scenario.ts'
import { clickHouseAway, damagedJournal, journalFull, killedWhileAway } from './clickHouseAway.ts'
import { clockMoved } from './clockMoved.ts'
import { fullDisk } from './fullDisk.ts'
import { journalKept } from './journalKept.ts'
import { killed } from './killed.ts'
import { manyConnections } from './manyConnections.ts'
import { readOnlyFolder } from './readOnlyFolder.ts'
import { slowClients } from './slowClients.ts'
import { sqlRestarted } from './sqlRestarted.ts'
import { stopped } from './stopped.ts'
import { upgraded } from './upgraded.ts'

/** Everything that is done to the service. */
export const scenarios: readonly Scenario[] = [
  killed,
  stopped,
  // A file system is for root to mount.
  ...(process.getuid?.() === 0 ? [fullDisk] : []),
  ...(mayRunHere ? [readOnlyFolder, journalKept] : []),
  sqlRestarted,
  clickHouseAway,
  killedWhileAway,
  journalFull,
  damagedJournal,
  slowClients,
  manyConnections,
  clockMoved,
  upgraded,
]
