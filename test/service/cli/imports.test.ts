import { appendFile, mkdtemp, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { followed } from '#service/cli/followed.ts'
import { runCommand } from '#test/support/command.ts'
import { type RunningService, runService } from '#test/support/process.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { buffer } from 'node:stream/consumers'

/** 200 lines of a log in combined format, as ClickHouse's engine compresses them. */
const zstd = Buffer.from(
  'KLUv/QRYzBMABmJRHkBV0gETvwtOkhV4jFjsbNvee6ckU0pteWvrOLrmTGMAPwA+AAvHjStF40Ji4mAR2GRmxYNjIbCBMOhj+ejIsEhYCMiGgGWTUyIwMCxCNBQiS0QSWcovW5cIJ6QsMDAgLJNMVERsUBaGgoPI8rBtA8tW2SpjxXSlgEQoUBIdFskiWc6kk02aGGZmZmb/////////b9u2bdu2bdtVVVVVVVVVVVVVbdu2bdu2bUuSJEmSJEmOKSF0jjG/XdWSABHKhwbFBIeFQcVi13Vd13Vd1/E8z/M8z5+f53me53meR6dKlSpVqlSpUqVKhYqKioqKioqKinp4eHh4eHh4eHhoZmZmZmYWiYmJiYmJiYmJiWhoaGhoaGhoaGjn5+fn5+fn5+fnxsbGxsbGxsbGxq/X6/V6vV6vl+u6ruu6rusWi8VisVgsBoGQqCH49v83sWcUVKsBEkgQ+IfQAQnBnxC8gj++v6+/v1/f//7+/f736ev77+/f7/8+v77//v79/e/z6/vv77/f/z6/vv/9/fv97/Pb99/fv9//fn59//39+/3f59f3399/v/99fn3//fv3+9/n1++/v3+//33++v67u99fR2kD3Hb976v0n6/a/b1q/+vV+p9X1X+8Wv/vqv23q3e/rtKXn67qp3//3z+//X/7+e//++e//98///1///zv//vnv//fP//9f//87//757//7z///X///Pf/++e//++f//1///z3//3nv//vn//+f//89//987//75///n//fz74L9/cj2/+w2f+vwf/3Tv325v/7Jmf/npwXz2L9J4v6pPf82Mf+T0/5pN4emhSoAoJAL8KAQAAhgKfow==',
  'base64',
)

const line = (path: string, day = 19) =>
  `192.0.2.7 - - [${day}/May/2026:10:00:00 +0000] "GET ${path} HTTP/1.1" 200 512 "-" "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"\n`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-imports-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const porchlight = (words: string[], options: Parameters<typeof runCommand>[2] = {}) =>
  runCommand(join(folder, 'data'), words, { cwd: folder, ...options })

const imported = (...files: string[]) => porchlight(['import', '--website', 'example.com', ...files])

const write = (name: string, content: string | Buffer) => writeFile(join(folder, name), content)

describe('files', () => {
  test('in Zstandard, also several frames in one, are read; of a damaged one what came before', async () => {
    await write('access.log.zst', Buffer.concat([zstd, zstd]))
    await write('cut.zst', Buffer.concat([zstd, zstd.subarray(0, 300)]))

    const whole = await imported('access.log.zst', '--dry-run')
    await imported('access.log.zst')
    const cut = await imported('cut.zst')

    expect(whole.errors).toBe('example.com is not tracked. Add it first: a dry run does not.\n')
    expect(cut.code).toBe(1)
    expect(cut.output).toMatch(/^Left out: imported before +200 /m)
    expect(cut.errors).toContain('cut.zst breaks off: unexpected EOF. What was read before is imported.')
  })

  test('of a rotated set are read in the order of time, whatever they are called', async () => {
    await write('access.log', line('/c', 19))
    await write('access.log.10.gz', gzipSync(line('/a', 17)))
    await write('access.log.9', `${line('/b', 18)}nonsense\n`)

    const { output } = await imported('access.log', 'access.log.10.gz', 'access.log.9')
    const listed = await porchlight(['imports', '--website', 'example.com'])

    expect(output).toContain('The first line not in the format is line 2 of access.log.9.')
    expect(output).toContain('From 2026-05-17 to 2026-05-19, visitors: 3')
    expect(listed.output).toMatch(/ 3 {2}combined {2}access\.log\.10\.gz … access\.log \(3 files\)\n$/)
  })

  test('in a ZIP archive are read as one export', async () => {
    const zip = new ZipFile()
    zip.addBuffer(
      Buffer.from('date,visitors,pageviews,bounces,visits,visit_duration\n2026-05-19,2,3,0,2,0\n'),
      'imported_visitors.csv',
    )
    zip.addBuffer(
      Buffer.from('date,hostname,page,visits,visitors,pageviews\n2026-05-19,example.com,/,2,2,3\n'),
      'imported_pages.csv',
    )
    zip.end()
    await write('export.zip', await buffer(zip.outputStream))

    const { output } = await imported('export.zip')

    expect(output).toMatch(/^Plausible's export +Lines/m)
    expect(output).toMatch(/^Taken +3 /m)
    expect(output).toContain('On 2026-05-19, visitors: 2')
  })

  test('that are called an archive and are none are refused', async () => {
    await write('export.zip', Buffer.from('PK\x03\x04 and nothing more'))

    const refused = await imported('export.zip')

    expect(refused).toMatchObject({ code: 1, output: '' })
    expect(refused.errors).toContain('export.zip is a damaged archive')
  })
})

test('a service that is killed in the middle of an import has each hit once when it is run again', async () => {
  const count = 120_000
  const start = Date.parse('2026-05-01T00:00:00Z')
  const time = (at: number) => new Date(start + at * 1000).toISOString().slice(8, 19).replace('T', '/May/2026:')
  const log = Array.from({ length: count }, (_, at) => line(`/${at % 50}`).replace('19/May/2026:10:00:00', time(at)))
  await write('access.log', log.join(''))
  const data = join(folder, 'data')
  const pageviews = async (service: RunningService) => {
    const query = new URLSearchParams({ name: 'pageviews', from: '2026-05-01', to: '2026-05-03' })
    const answer = await service.request(`/api/v1/stats/1?${query.toString()}`)
    return answer.ok ? (await answer.json()).meta.sum : 0
  }

  const killed = await runService(data)
  const cut = imported('access.log')
  await expect.poll(() => pageviews(killed), { timeout: 60_000, interval: 20 }).toBeGreaterThan(0)
  await killed.end('SIGKILL')
  const { code, errors } = await cut
  const again = await imported('access.log')
  const listed = await porchlight(['imports', '--website', 'example.com'])
  const service = await runService(data)
  const counted = await pageviews(service)
  await service.end()

  expect({ code, errors }).toMatchObject({ code: 1, errors: expect.stringContaining('The service stopped') })
  expect(again.output).toMatch(/^Left out: imported before +[\d,]+ /m)
  expect(listed.output).toMatch(/cut off$/m)
  expect(counted).toBe(count)
})

test('imports are listed, and removed with their hits', async () => {
  await write('access.log', line('/a') + line('/b'))
  await imported('access.log')
  const dry = await imported('access.log', '--dry-run')
  const removed = await porchlight(['imports', 'remove', '1', '--website', 'example.com'])
  const again = await porchlight(['imports', 'remove', '1', '--website', 'example.com'])
  const listed = await porchlight(['imports', '--website', 'example.com'])
  const nobodys = await porchlight(['imports', '--website', 'example.org'])

  expect(dry.output).toContain('Nothing is stored: this only says what would be.')
  expect(dry.output).toMatch(/^Left out: imported before +2 /m)
  expect(removed).toMatchObject({ code: 0, output: 'Import 1 is removed, and 2 hits with it.\n' })
  expect(again).toMatchObject({ code: 1, errors: 'There is no such import.\n' })
  expect(listed.output).toBe('Nothing was imported into example.com.\n')
  expect(nobodys.errors).toBe('There is no such website: example.org.\n')
})

describe('a live log', () => {
  test('is followed until Ctrl-C, which ends it in order', async () => {
    await write('access.log', line('/a'))

    const ended = await porchlight(['import', '--website', 'example.com', '--follow', 'access.log'], {
      interruptAt: 'Following access.log. Ctrl-C ends it.',
    })
    const again = await imported('access.log')

    expect(ended).toMatchObject({ code: 0 })
    expect(again.output).toMatch(/^All +1 /m)
  })

  test('that is compressed is not followed', async () => {
    await write('access.log.gz', gzipSync(line('/a')))

    const refused = await imported('access.log.gz', '--follow')

    expect(refused.errors).toContain('access.log.gz cannot be followed: only a plain file can.')
  })

  test('goes on where it is written to, rotated and cut', async () => {
    const path = join(folder, 'access.log')
    await writeFile(path, 'one\n')
    const ending = new AbortController()
    let read = ''
    const reading = (async () => {
      for await (const bytes of followed(path, ending.signal)) read += bytes.toString()
    })()
    const says = (text: string) => expect.poll(() => read, { timeout: 10_000 }).toBe(text)
    await says('one\n')

    await appendFile(path, 'two\n')
    await says('one\ntwo\n')
    await rename(path, `${path}.1`)
    await appendFile(`${path}.1`, 'late\n')
    await writeFile(path, 'three\n')
    await says('one\ntwo\nlate\n\n\f\nthree\n')
    await truncate(path)
    await expect.poll(() => read.endsWith('\f\n') && read.split('\f').length === 3, { timeout: 10_000 }).toBe(true)
    await appendFile(path, 'four\n')
    await says('one\ntwo\nlate\n\n\f\nthree\n\n\f\nfour\n')
    ending.abort()
    await reading
  })
})
