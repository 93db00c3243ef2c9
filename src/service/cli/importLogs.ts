import { Readable } from 'node:stream'
import type { Control } from '#service/control/Control.ts'
import { ImportSummary } from '#service/importing/ImportSummary.ts'
import { ImportedWebsite } from '#service/importing/routes.ts'
import { megabytes } from './amounts.ts'
import { importReport } from './importReport.ts'
import type { LogFile } from './LogFile.ts'
import { LogReader } from './LogReader.ts'
import { openProgress } from './openProgress.ts'

type Request = { logs: readonly LogFile[]; website: string; account?: string }

type Context = { baseUrl: string; print: (line: string) => void; progressOn: NodeJS.WriteStream; stop: AbortSignal }

/** Imports access logs; throws when they could not be read to their end, after saying what was taken of them. */
export async function importLogs(
  control: Control,
  { logs, website: domain, account }: Request,
  { baseUrl, print, progressOn, stop }: Context,
): Promise<void> {
  const website = await control.ask(ImportedWebsite, 'PUT', '/websites', { json: { domain, account } })
  print(website.created ? `${website.domain} was not tracked and is now.` : `Into ${website.domain}:`)

  const progress = openProgress({
    total: total(logs.map(({ size }) => size)),
    format: megabytes,
    unit: 'MB',
    output: progressOn,
  })
  const log = new LogReader(logs, { stop, onRead: (bytes) => progress.advance(bytes) })
  const summary = await control
    .ask(ImportSummary, 'POST', `/websites/${website.id}/log`, { bytes: Readable.from(log, { objectMode: false }) })
    .finally(() => progress.done())

  print('')
  for (const line of importReport(summary, (number) => log.placeOf(number))) print(line)
  if (summary.days)
    print(`${baseUrl}/websites/${website.id}/statistics?from=${summary.days.first}&to=${summary.days.last}`)
  if (log.brokeOff !== undefined) throw new Error(`${log.brokeOff} What was read before is imported.`)
}

const total = (sizes: readonly (number | null)[]) =>
  sizes.reduce((sum, size) => (sum === null || size === null ? null : sum + size), 0)
