import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Names an answer that browsers and proxies may keep. Whoever asks and has it already is answered 304, which is then the answer. They ask
 * each time, so that nothing is shown a moment longer than it may be; a proxy keeps for others only what is there for everybody.
 */
export function unchanged(request: FastifyRequest, reply: FastifyReply, tag: string, isPublic: boolean): boolean {
  reply.header('ETag', tag).header('Cache-Control', `${isPublic ? 'public' : 'private'}, no-cache`)
  const known = request.headers['if-none-match']?.split(',', 100).map((one) => one.trim().replace(/^W\//, '')) ?? []
  if (!known.includes(tag)) return false
  reply.code(304).send()
  return true
}
