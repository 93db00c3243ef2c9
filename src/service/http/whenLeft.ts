import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

const signals = new WeakMap<Socket, AbortSignal>()

/**
 * Aborted when whoever sent the request has left. One for a connection, on which requests follow one another; Fastify's own
 * `request.signal` is aborted as soon as a body was read.
 */
export function whenLeft({ socket }: FastifyRequest): AbortSignal {
  const known = signals.get(socket)
  if (known) return known
  const left = new AbortController()
  socket.once('close', () => left.abort())
  if (socket.destroyed) left.abort()
  signals.set(socket, left.signal)
  return left.signal
}
