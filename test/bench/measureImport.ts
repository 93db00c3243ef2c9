import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip } from 'node:zlib'
import { runCommand } from '#test/support/command.ts'
import type { Row } from './table.ts'

const inShell = promisify(execFile)

const count = 500_000

/** Lines of an access log a second: one in three a page, and nothing but pages. The reference only unpacks and counts them. */
export async function measureImport(folder: string): Promise<Row[]> {
  const usual = await importLog(folder, 'one line in three a page', 3)
  return [usual, await importLog(folder, 'nothing but pages', 1)]
}

/** One line in so many is a page. */
async function importLog(folder: string, kind: string, oneIn: number): Promise<Row> {
  const log = join(folder, 'access.log.gz')
  await pipeline(Readable.from(logLines(oneIn)), createGzip({ level: 1 }), createWriteStream(log))

  const counting = performance.now()
  await inShell('sh', ['-c', `zcat < '${log}' | wc -l`])
  const counted = performance.now() - counting

  const importing = performance.now()
  const domain = `log-${oneIn}.example`
  const { code, errors } = await runCommand(folder, ['import', '--website', domain, log])
  const imported = performance.now() - importing
  if (code !== 0) throw new Error(errors)
  return {
    what: `import, ${count.toLocaleString('en')} lines, ${kind}`,
    measured: `${perSecond(imported).toLocaleString('en')} lines/s, ${(imported / counted).toFixed(0)} times as long`,
    reference: `zcat | wc -l: ${perSecond(counted).toLocaleString('en')} lines/s`,
    goal: '50,000 lines/s',
    isMet: perSecond(imported) >= 50_000,
  }
}

const perSecond = (milliseconds: number) => Math.round((count / milliseconds) * 1000)

const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
]

const begin = Date.parse('2026-03-01T00:00:00Z')
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']

/** Some thousand lines at a time, in the order of time, some ten seconds apart. */
function* logLines(oneIn: number): Generator<string> {
  let lines = ''
  for (let number = 0; number < count; number += 1) {
    // A visitor looks at a page with what belongs to it, and now and then at another.
    const visitor = Math.floor(number / 6)
    const [year, month, day] = new Date(begin + number * 10_000).toISOString().split(/[-T]/)
    const clock = new Date(begin + number * 10_000).toISOString().slice(11, 19)
    const path = number % oneIn === 0 ? `/page-${number % 1009}` : `/assets/${number % 97}.png`
    lines +=
      `${11 + (visitor % 180)}.${visitor % 251}.${visitor % 241}.${visitor % 239} - - ` +
      `[${day}/${months[Number(month) - 1]}/${year}:${clock} +0000] "GET ${path} HTTP/2.0" 200 ${number % 50_000} ` +
      `"${number % 12 === 0 ? `https://site-${number % 300}.example/` : '-'}" "${agents[visitor % agents.length]}"\n`
    if (lines.length > 1_000_000 || number === count - 1) {
      yield lines
      lines = ''
    }
  }
}
