import type { App } from './App.ts'
import { Refusal } from './problems.ts'

/** `/healthz`: the process is alive. `/readyz`: both databases answer. */
export function healthRoutes(app: App, ready: () => Promise<void>): void {
  const schema = { hide: true }

  app.get('/healthz', { schema }, () => ({ message: 'alive' }))

  app.get('/readyz', { schema }, async (request) => {
    await ready().catch((error: unknown) => {
      request.log.error({ err: error, reqId: request.id }, 'not ready')
      throw new Refusal(503, 'A database does not answer.', { headers: { 'Retry-After': '5' } })
    })
    return { message: 'ready' }
  })
}
