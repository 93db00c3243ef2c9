import type { App } from '#service/http/App.ts'
import { Refusal } from '#service/http/problems.ts'
import { backUp, type BackupParts } from './backUp.ts'

/** What the command asks for: everything as one file. */
export function backupRoutes(app: App, parts: BackupParts): void {
  let isUnderWay = false

  app.post('/backup', async (_request, reply) => {
    // Each reads all there is.
    if (isUnderWay) throw new Refusal(409, 'A backup is being made already.')
    isUnderWay = true
    const end = () => {
      isUnderWay = false
    }
    try {
      const bytes = await backUp(parts)
      return await reply.type('application/zip').send(bytes.once('close', end))
    } catch (error) {
      end()
      throw error
    }
  })
}
