import { csvOf } from './csv.ts'
import { fileName } from './fileName.ts'
import { jsonOf } from './json.ts'
import { saveFile } from '#dashboard/ui/saveFile.ts'
import type { Source } from './Source.ts'
import { wholeList } from './wholeList.ts'

export type ListFormat = 'csv' | 'json'

const types: Readonly<Record<ListFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
}

/** Saves a whole list as a file and gives the file's name. */
export async function takeList(
  domain: string,
  source: Source,
  format: ListFormat,
  reading: Parameters<typeof wholeList>[1],
): Promise<string> {
  const rows = await wholeList(source, reading)
  reading.signal.throwIfAborted()
  const name = fileName(domain, source, format)
  const content = format === 'csv' ? csvOf(rows) : jsonOf(domain, source, rows)
  saveFile(name, new Blob([content], { type: types[format] }))
  return name
}
