import type { FastifyInstance, HTTPMethods } from 'fastify'
import type { App } from './App.ts'
import { Refusal } from './problems.ts'

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Answers 405 at the addresses of the described interface for methods they do not have.
 * Call it before the first route, and what it returns after the last.
 */
export function refuseOtherMethods(app: App): () => void {
  const taken = new Map<string, { scope: FastifyInstance; path: string; allowed: string[] }>()
  app.addHook('onRoute', function collect({ url, routePath, method, schema }) {
    if (!schema || schema.hide) return
    const allowed = [...(taken.get(url)?.allowed ?? []), ...[method].flat()]
    taken.set(url, { scope: this, path: routePath, allowed })
  })
  return () => {
    for (const { scope, path, allowed } of Array.from(taken.values())) {
      scope.route({
        url: path,
        method: methods.filter((method) => !allowed.includes(method)),
        schema: { hide: true },
        // After the limit of requests was counted.
        preParsing: () => {
          throw new Refusal(405, 'This address does not know the method.', { headers: { Allow: allowed.join(', ') } })
        },
        handler: () => {},
      })
    }
  }
}
