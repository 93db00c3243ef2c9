import { notFound, Refusal } from '#service/http/problems.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Imports } from './openImports.ts'

/** Removes an import of a website with its hits; throws a 404 when there is none, and a 409 while it goes on. */
export async function removeImport(imports: Imports, { id }: WebsiteRow, importId: number): Promise<void> {
  const found = await imports.find(id, importId)
  if (!found) throw notFound('import')
  if (found.state === 'running') throw new Refusal(409, 'This is still being imported. Stop it first.')
  await imports.remove(found)
}
