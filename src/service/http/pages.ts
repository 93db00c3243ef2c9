import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import type { App } from './App.ts'
import { notFound } from './problems.ts'

/** Files whose names carry a hash of their content never change. */
const forever = 'public, max-age=31536000, immutable'

/**
 * The built dashboard and tracker. The dashboard's own addresses (`/websites/7`) are all answered with its one page,
 * which knows what to show; everything else that is not there is a 404. Without a folder everything is.
 */
export async function servePages(app: App, folder: string | undefined): Promise<void> {
  app.setNotFoundHandler((request, reply) => {
    if (folder === undefined || !isPage(request)) throw notFound('page')
    return reply.code(dashboardPages.test(request.url) ? 200 : 404).sendFile('index.html')
  })
  if (folder === undefined) return

  const root = join(folder, 'dashboard')
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith(join(root, 'assets')) ? forever : 'no-cache')
    },
  })

  app.get('/script.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=86400')
      // Websites everywhere load it.
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Access-Control-Allow-Origin', '*')
      .sendFile('script.js', join(folder, 'tracker')),
  )
}

const isPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && headers.accept?.includes('html')

const dashboardPages = /^\/(websites|account|connect|share)?(\/|\?|$)/
