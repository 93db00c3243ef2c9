import type { Build } from './Build.ts'

// What a worker of this kind has around it; the library types it as any worker.
declare const self: ServiceWorkerGlobalScope
/** Written in when the dashboard is built, by `workerPlugin.ts`. */
declare const BUILD: Build

const { version, files, messages } = BUILD
const cacheName = `porchlight ${version}`
/** Answers every address of the dashboard. */
const page = '/index.html'
/** How long a page waits for the service before it opens from the cache, in milliseconds. */
const patience = 4000

const language = new URL(self.location.href).searchParams.get('language') ?? ''

self.addEventListener('install', (event) => {
  // A build is there as a whole or not at all.
  event.waitUntil(keep([page, ...files, ...(messages[language] ?? [])]).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (pathname.startsWith('/assets/')) event.respondWith(fromCache(request))
  else if (request.mode === 'navigate') event.respondWith(fromService(request, page))
  else if (files.includes(pathname)) event.respondWith(fromService(request, pathname))
})

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  // What carries a hash in its name may come from the browser's own cache.
  await cache.addAll(
    paths.map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' })),
  )
}

/** Pages that are still open may need something of the build before this one. */
async function dropOldBuilds(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.slice(0, -2).map((name) => caches.delete(name)))
}

/** A file whose name carries a hash of its content: the cached one is the only one. */
async function fromCache(request: Request): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) await (await caches.open(cacheName)).put(request, response.clone())
  return response
}

/** The newest there is; the cached one where the service is away, or takes too long. */
async function fromService(request: Request, path: string): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(patience) }).catch(() => null)
  // Something in front of the service answers for it.
  if (answer && answer.status < 502) return answer
  const cached = await (await caches.open(cacheName)).match(path, { ignoreVary: true })
  return cached ?? answer ?? Response.error()
}
