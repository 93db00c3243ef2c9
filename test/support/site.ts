import { once } from 'node:events'
import { createServer } from 'node:http'

/** A website on a port of its own, with the script of a service on every page, whose tag may have further attributes. */
export async function openSite(service: string, domain: string, attributes = '') {
  const tag = `<script defer data-domain="${domain}" ${attributes} src="${service}/script.js"></script>`
  const server = createServer((request, response) => {
    const body = pages[new URL(request.url ?? '/', 'http://site').pathname]
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(page(tag, body ?? '<h1>Not found</h1>'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

const page = (tag: string, body: string) => `<!doctype html>
<html lang="en">
  <head><title>A website</title>${tag}</head>
  <body>${body}</body>
</html>`

const pages: Record<string, string> = {
  '/': '<h1>Home</h1><a href="/app?tab=one&utm_campaign=autumn#top">To the app</a>',
  '/app': `
    <h1>App</h1>
    <button onclick="history.pushState(null, '', '/app/second')">Second</button>
    <button onclick="history.replaceState(null, '', '/app/second')">Same again</button>
    <button onclick="location.hash = 'part'">Part</button>
    <button onclick="history.back()">Back</button>
    <button onclick="porchlight('Signup', { plan: 'pro' })">Sign up</button>
    <a href="/leave" onclick="porchlight('Leave')">Leave</a>`,
  '/leave': '<h1>Left</h1>',
  '/elsewhere': `
    <h1>Elsewhere</h1>
    <a href="https://shop.example/lamps?token=secret" onclick="event.preventDefault()">Shop</a>
    <a href="/prices.pdf?for=me" onclick="event.preventDefault()">Prices</a>`,
  '/at-once': `
    <h1>Gone at once</h1>
    <script>addEventListener('DOMContentLoaded', () => location.replace('/leave'))</script>`,
}
