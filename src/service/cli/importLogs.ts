import { Readable } from 'node:stream'
import type { Control } from '#service/control/Control.ts'
import { ImportedWebsite } from '#service/importing/controlRoutes.ts'
import { ImportSummary } from '#service/importing/ImportSummary.ts'
import type { FormatName } from '#service/importing/formats/formats.ts'
import { megabytes } from './amounts.ts'
import { importReport } from './importReport.ts'
import { inOrder } from './inOrder.ts'
import { checkFollowed, type LogFile } from './LogFile.ts'
import { LogReader } from './LogReader.ts'
import { openProgress } from './openProgress.ts'

type Request = {
  logs: readonly LogFile[]
  website: string
  account?: string
  format?: FormatName
  dryRun: boolean
  follow: boolean
}

type Context = { baseUrl: string; print: (line: string) => void; progressOn: NodeJS.WriteStream; stop: AbortSignal }

/** Imports a history; throws when it could not be read to its end, after saying what was taken of it. */
export async function importLogs(
  control: Control,
  { logs, website: domain, account, format, dryRun, follow }: Request,
  { baseUrl, print, progressOn, stop }: Context,
): Promise<void> {
  const website = await control.ask(ImportedWebsite, 'PUT', '/websites', {
    json: { domain, account, make: !dryRun },
  })
  print(website.created ? `${website.domain} was not tracked and is now.` : `Into ${website.domain}:`)
  if (dryRun) print('Nothing is stored: this only says what would be.')

  const ordered = await inOrder(logs, format)
  if (follow) print(`Following ${checkFollowed(ordered)}. Ctrl-C ends it.`)
  const progress = openProgress({
    total: follow ? null : total(ordered.map(({ size }) => size)),
    format: megabytes,
    unit: 'MB',
    output: progressOn,
  })
  const log = new LogReader(ordered, { stop, follow, onRead: (bytes) => progress.advance(bytes) })
  const query = new URLSearchParams({
    name: nameOf(ordered),
    ...(format && { format }),
    ...(dryRun && { dry_run: '1' }),
  })
  const summary = await control
    .ask(ImportSummary, 'POST', `/websites/${website.id}/history?${query.toString()}`, {
      bytes: Readable.from(log, { objectMode: false }),
    })
    .finally(() => progress.done())

  print('')
  for (const line of importReport(summary, { dryRun, placeOf: (number) => log.placeOf(number) })) print(line)
  if (summary.id !== null)
    print(
      `This is import ${summary.id}. "porchlight imports remove ${summary.id} --website ${website.domain}" removes it.`,
    )
  if (summary.days && !dryRun)
    print(`${baseUrl}/websites/${website.id}/statistics?from=${summary.days.first}&to=${summary.days.last}`)
  if (log.brokeOff !== undefined)
    throw new Error(`${log.brokeOff} What was read before is ${dryRun ? 'counted' : 'imported'}.`)
}

const total = (sizes: readonly (number | null)[]) =>
  sizes.reduce((sum, size) => (sum === null || size === null ? null : sum + size), 0)

/** `access.log.2.gz … access.log (3 files)` */
function nameOf(files: readonly LogFile[]): string {
  const [first, last] = [files[0], files.at(-1)].map((file) => file?.name.split('/').at(-1)?.slice(0, 200) ?? '')
  return files.length === 1 ? `${first}` : `${first} … ${last} (${files.length} files)`
}
