import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '#test/support/browser.ts'
import { runCommand } from '#test/support/command.ts'
import { runService } from '#test/support/process.ts'

/** A service with a year of simulated visits, two more websites and a second account without any; and a browser. */
export async function openStage() {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-screens-'))
  const service = await runService(folder)
  await command(['demo'])
  for (const domain of ['quiet.example', `${'a-very-long-name-'.repeat(3)}indeed.${'sub.'.repeat(8)}example`])
    await service.request('/api/v1/websites', { method: 'POST', body: new URLSearchParams({ domain }) })
  await command(['accounts', 'add', 'beginner@localhost'])
  const beginner = keyIn(await command(['keys', 'add', '--account', 'beginner@localhost']))
  const browser = await openBrowser()

  async function command(words: readonly string[]): Promise<string> {
    const { code, output, errors } = await runCommand(folder, words)
    if (code !== 0) throw new Error(errors)
    return output
  }

  return {
    url: service.url,
    browser,
    keys: { owner: service.key, beginner },
    async close() {
      await browser.close()
      await service.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function keyIn(output: string): string {
  const [key] = /pl_[\w-]+/.exec(output) ?? []
  if (key === undefined) throw new Error(`There is no key in "${output}".`)
  return key
}
