import { chmod, rm } from 'node:fs/promises'
import type { Service } from '#service/openService.ts'
import type { Settings } from '#service/settings.ts'
import { buildControl } from './buildControl.ts'

/**
 * Listens for commands at `path`, for the process's own user alone. Only the process that has the data folder open may call
 * this: a socket that is there already is what a killed one left behind.
 */
export async function serveControl(
  path: string,
  service: Service,
  settings: Settings,
): Promise<{ close: () => Promise<void> }> {
  const app = buildControl(service, settings)
  await rm(path, { force: true })
  await app.listen({ path })
  await chmod(path, 0o600)
  return { close: () => app.close() }
}
