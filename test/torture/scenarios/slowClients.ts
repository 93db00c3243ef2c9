import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { onScene, type Scenario } from '#test/torture/Scenario.ts'

const head = 'POST /api/event HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 5000\r\n\r\n{'

/** Sends the beginning of a request, and then a byte now and then, which is never all of it. */
async function trickle(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(head)
  const dripping = setInterval(() => socket.write(' '), 500)
  socket.on('close', () => clearInterval(dripping))
  return socket
}

async function cutOff(sockets: readonly Socket[]): Promise<void> {
  const patience = performance.now() + 60_000
  while (sockets.some((socket) => !socket.destroyed)) {
    if (performance.now() > patience) throw new Error('Slow clients are never cut off.')
    await pause(100)
  }
}

export const slowClients: Scenario = {
  name: 'slow clients (bodies that trickle in)',
  run: ({ rounds }) =>
    onScene(async ({ ledger, start, outcome }) => {
      const service = await start()
      const port = Number(new URL(service.url).port)
      const sockets = await Promise.all(Array.from({ length: rounds * 10 }, () => trickle(port)))
      try {
        const stream = ledger.stream(service.url)
        await ledger.more(rounds * 20)
        // In the long form they are there until the service has had enough of each: after half a minute.
        if (rounds >= 100) await cutOff(sockets)
        await stream.stop()
      } finally {
        for (const socket of sockets) socket.destroy()
      }
      return outcome()
    }),
}
