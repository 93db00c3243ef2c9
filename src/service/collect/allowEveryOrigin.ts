import type { App } from '#service/http/App.ts'
import { askedHints } from '#service/http/askedHints.ts'

/** Every website may send hits to `paths`; that takes no cookie and reveals nothing. */
export function allowEveryOrigin(app: App, paths: readonly string[]): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Access-Control-Expose-Headers', 'X-Dropped, Retry-After')
      .header('Accept-CH', askedHints)
    done()
  })
  for (const path of paths)
    app.options(path, { config: { rateLimit: false }, schema: { hide: true } }, (_request, reply) =>
      reply
        .code(204)
        .header('Access-Control-Allow-Methods', 'POST')
        .header('Access-Control-Allow-Headers', 'Content-Type, X-Umami-Cache')
        .header('Access-Control-Max-Age', '86400')
        .send(),
    )
}
