import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { App } from '#service/http/App.ts'
import { notFound, unauthenticated } from '#service/http/problems.ts'
import type { Metrics } from './openMetrics.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** What proxies say for whom they ask. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** How the service fares, for Prometheus: for whoever has the token, or without one for programs on this machine alone. */
export function metricsRoute(app: App, { metrics, token }: { metrics: Metrics; token: string | undefined }): void {
  app.addHook('onResponse', (request, reply, done) => {
    // What goes on for as long as somebody listens says nothing of how fast the service is.
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream'))
      metrics.request(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  app.addHook('onClose', async () => metrics.close())

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined ? !isLocal(request) : !isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      throw token === undefined ? notFound('page') : unauthenticated()
    return reply
      .type(metrics.contentType)
      .header('Cache-Control', 'no-store')
      .send(await metrics.text())
  })
}

/**
 * Whether a program on this machine asks, of its own accord. A page that a browser has open here asks by the name that it has itself,
 * wherever that leads; a proxy passes a name on that others know, or speaks as only proxies do.
 */
function isLocal({ socket, headers, raw }: FastifyRequest): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isOwnName(headers.host) &&
    raw.httpVersion !== '1.0' &&
    forwarding.every((name) => headers[name] === undefined)
  )
}

const isLoopback = (address: string) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

function isOwnName(host = ''): boolean {
  const name = /^(?:\[(.+)\]|([^:]+))(?::\d+)?$/.exec(host)?.slice(1).find(Boolean)?.toLowerCase() ?? ''
  return name === 'localhost' || (isIP(name) !== 0 && isLoopback(name))
}

const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

const digest = (text: string) => createHash('sha256').update(text).digest()
