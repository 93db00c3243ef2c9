import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSocketServer, type Server } from 'node:net'
import type { Outside } from '#service/outside/Outside.ts'

/** The addresses that stand for everybody's internet; any other of this machine stands for a private one. */
const open = '127.0.0.1'
const closed = '127.0.0.2'

/**
 * An internet of two addresses on this machine, one of which may not be opened. Websites are answered by `listener` over http;
 * over https nobody answers.
 */
export async function openWeb(listener: RequestListener, names: Record<string, string[]> = {}) {
  const requests: { name: string | undefined; url: string | undefined; headers: NodeJS.Dict<string | string[]> }[] = []
  const server = createServer((request, response) => {
    requests.push({ name: request.headers.host, url: request.url, headers: request.headers })
    listener(request, response)
  })
  const asked: string[] = []
  const secured: Buffer[] = []
  const secure = createSocketServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (hello) => {
      secured.push(hello)
      socket.destroy()
    })
  })
  const ports = { 'http:': await listen(server, '0.0.0.0'), 'https:': await listen(secure, open) }
  const outside: Outside = {
    async resolve(name) {
      asked.push(name)
      return names[name] ?? [open]
    },
    permits: (address) => address === open,
    ports,
  }
  return {
    outside,
    requests,
    /** Names whose addresses were asked for. */
    asked,
    /** First messages over https. */
    secured,
    async close() {
      server.closeAllConnections()
      await Promise.all([server, secure].map((one) => new Promise((resolve) => one.close(resolve))))
    },
  }
}

export const privately = [closed]
export const publicly = [open]

async function listen(server: Server, host: string): Promise<number> {
  server.listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
