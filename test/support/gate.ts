import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A way to a service that can be cut and mended, while the service itself goes on. */
export async function openGate(to: string) {
  const { hostname, port } = new URL(to)
  const sockets = new Set<Socket>()
  let server = await listen(0)
  const address = server.address()
  const own = typeof address === 'object' && address !== null ? address.port : 0

  async function listen(at: number): Promise<Server> {
    const listening = createServer((socket) => {
      const onward = connect(Number(port), hostname)
      for (const end of [socket, onward]) {
        sockets.add(end)
        end.on('error', () => end.destroy()).on('close', () => sockets.delete(end))
      }
      socket.pipe(onward).pipe(socket)
    }).listen(at, '127.0.0.1')
    await once(listening, 'listening')
    return listening
  }

  async function cut(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  return {
    url: `http://127.0.0.1:${own}`,
    cut,
    async mend() {
      server = await listen(own)
    },
  }
}
