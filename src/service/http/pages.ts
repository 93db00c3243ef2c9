import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './App.ts'
import { askedHints } from './askedHints.ts'
import { notFound } from './problems.ts'
import { allowFraming } from './security.ts'

/** Files whose names carry a hash of their content never change. */
const forever = 'public, max-age=31536000, immutable'

type Parts = {
  /** Where they are; undefined where there are none. */
  folder: string | undefined
  /** Whether other websites may show the statistics of this one in a frame. */
  mayEmbed: (domain: string) => Promise<boolean>
}

/**
 * The built dashboard and tracker. The dashboard's own addresses (`/websites/7`) are all answered with its one page,
 * which knows what to show; everything else that is not there is a 404. Without a folder everything is.
 */
export async function servePages(app: App, { folder, mayEmbed }: Parts): Promise<void> {
  app.setNotFoundHandler(async (request, reply) => {
    if (folder === undefined || !isPage(request)) throw notFound('page')
    const domain = embedded(request)
    if (domain !== undefined) return sendEmbedded(reply, await mayEmbed(domain))
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

  for (const script of ['script.js', 'script.plus.js'])
    app.get(`/${script}`, { schema: { hide: true } }, (_request, reply) =>
      reply
        .header('Cache-Control', 'public, max-age=86400')
        // Websites everywhere load it.
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('Access-Control-Allow-Origin', '*')
        .header('Accept-CH', askedHints)
        .sendFile(script, join(folder, 'tracker')),
    )
}

const isPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && headers.accept?.includes('html')

const dashboardPages = /^\/(websites|account|connect|share)?(\/|\?|$)/

/** Whose statistics the page would show in a frame: `/share/example.com?embed=1`, or one of them, and no longer way. */
function embedded({ url }: FastifyRequest): string | undefined {
  const [, domain, query] = /^\/share\/([^/?]+)(?:\/\w*)?\?(.*)$/.exec(url) ?? []
  return new URLSearchParams(query).get('embed') === '1' ? domain : undefined
}

/** Without a name for its content: browsers that are told it is the same keep the headers they had, and so who may frame it. */
function sendEmbedded(reply: FastifyReply, allowed: boolean): FastifyReply {
  if (allowed) allowFraming(reply)
  return reply.code(200).sendFile('index.html', { etag: false, lastModified: false })
}
