import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const program = fileURLToPath(new URL('bareEngine.ts', import.meta.url))

const Measured = z.object({ times: z.array(z.number()), bytes: z.number() })

/** The engine's own times for every statistic, in milliseconds, and a hit's bytes. In a process of its own, as an engine has one folder. */
export async function askEngine(folder: string): Promise<z.infer<typeof Measured>> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, folder])
  return Measured.parse(JSON.parse(stdout))
}
