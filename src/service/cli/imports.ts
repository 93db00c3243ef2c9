import { z } from 'zod'
import type { Control } from '#service/control/Control.ts'
import { ImportsOfWebsite } from '#service/importing/controlRoutes.ts'
import { counted } from './amounts.ts'
import { table } from './table.ts'

const listed = (control: Control, domain: string) =>
  control.ask(ImportsOfWebsite, 'GET', `/imports?${new URLSearchParams({ domain }).toString()}`)

const states = { running: 'under way', done: '', broken: 'cut off' }

/** Lists what was imported into a website. */
export async function listImports(control: Control, website: string): Promise<string[]> {
  const { domain, imports } = await listed(control, website)
  if (imports.length === 0) return [`Nothing was imported into ${domain}.`]
  return table(
    [
      { title: 'Id', align: 'right' },
      { title: 'Imported (UTC)' },
      { title: 'From' },
      { title: 'To' },
      { title: 'Hits', align: 'right' },
      { title: 'Format' },
      { title: 'Files' },
      { title: '' },
    ],
    imports.map(({ id, created_at, from, to, hits, format, name, state }) => [
      String(id),
      created_at.slice(0, 16).replace('T', ' '),
      from,
      to,
      counted(hits),
      format,
      name,
      states[state],
    ]),
  )
}

/** Removes an import with its hits. */
export async function removeImport(control: Control, website: string, id: number): Promise<string[]> {
  const { imports } = await listed(control, website)
  await control.ask(z.undefined(), 'DELETE', `/imports/${id}?${new URLSearchParams({ domain: website }).toString()}`)
  return [`Import ${id} is removed, and ${counted(imports.find((one) => one.id === id)?.hits ?? 0)} hits with it.`]
}
