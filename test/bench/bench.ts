import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureCollecting } from './measureCollecting.ts'
import { measureDashboard } from './measureDashboard.ts'
import { measureImport } from './measureImport.ts'
import { measureStatistics } from './measureStatistics.ts'
import { table } from './table.ts'

/** Prints the goals and what was measured; every figure has its reference in the same run. */
async function bench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-bench-'))
  try {
    const rows = [
      ...(await measureStatistics(join(folder, 'statistics'))),
      ...(await measureDashboard(join(folder, 'dashboard'))),
      ...(await measureCollecting(join(folder, 'collecting'))),
      ...(await measureImport(join(folder, 'import'))),
    ]
    process.stdout.write(table(['what', 'measured', 'reference', 'goal'], rows))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await bench()
