import type { HTTPMethods } from 'fastify'
import type { App } from './App.ts'
import { Refusal } from './problems.ts'

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Answers 405 at the addresses of the described interface for methods they do not have.
 * Call it before the first route, and what it returns after the last.
 */
export function refuseOtherMethods(app: App): () => void {
  const taken = new Map<string, string[]>()
  app.addHook('onRoute', ({ url, method, schema }) => {
    if (schema && !schema.hide) taken.set(url, [...(taken.get(url) ?? []), ...[method].flat()])
  })
  return () => {
    for (const [url, allowed] of Array.from(taken)) {
      const others = methods.filter((method) => !allowed.includes(method))
      app.route({
        url,
        method: others,
        schema: { hide: true },
        onRequest: () => {
          throw new Refusal(405, 'This address does not know the method.', { headers: { Allow: allowed.join(', ') } })
        },
        handler: () => {},
      })
    }
  }
}
