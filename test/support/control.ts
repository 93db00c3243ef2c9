import { join } from 'node:path'
import { Control } from '#service/control/Control.ts'
import { serveControl } from '#service/control/serveControl.ts'
import { readSettings } from '#service/settings.ts'
import { startService, type TestService } from './service.ts'

export type ControlledService = Awaited<ReturnType<typeof startControlledService>>

/** The real service, and the socket over which commands reach it. */
export async function startControlledService(options: Parameters<typeof startService>[0] = {}) {
  const service: TestService = await startService(options)
  const socket = join(service.folder, 'control.sock')
  const settings = readSettings({ DATA_DIR: service.folder, BASE_URL: 'https://stats.example.net' })
  const server = await serveControl(socket, service, settings)
  return {
    ...service,
    socket,
    control: new Control(socket),
    async stop() {
      await server.close()
      await service.stop()
    },
  }
}
