import type { App } from '#service/http/App.ts'

/**
 * Every website may send hits to `paths`; that takes no cookie and reveals nothing. Nearly all answers say that a hit is stored, and
 * nothing else in them is read: what few of them have is named in those, as header fields are a good part of an answer's cost.
 */
export function allowEveryOrigin(app: App, paths: readonly string[]): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('Access-Control-Allow-Origin', '*')
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode >= 400 || reply.hasHeader('X-Dropped'))
      reply.header('Access-Control-Expose-Headers', 'X-Dropped, Retry-After')
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
