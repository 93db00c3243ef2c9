import type { Problem } from '#contract/problem.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './App.ts'
import { Refusal } from './problems.ts'

/** What Fastify refuses by itself, in our words. */
const known: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This content type is not taken here; send application/x-www-form-urlencoded.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
}

/** The one place where what was thrown becomes an answer. */
export function answerProblems(app: App): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const { status, message, errors, headers } = problemOf(error, request)
    return reply
      .code(status)
      .headers(headers)
      .send({ message, ...(errors && { errors }) } satisfies Problem)
  })
}

/** What somebody is told of what was thrown; the log has what they are not told. */
export function problemOf(error: FastifyError | Refusal, request: Pick<FastifyRequest, 'id' | 'log'>): Refusal {
  const refusal = asRefusal(error)
  if (refusal) return refusal
  request.log.error({ err: error, reqId: request.id }, 'request failed')
  return new Refusal(500, 'Something went wrong on our side.')
}

function asRefusal(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error
  const status = error.statusCode ?? 500
  if (status < 500) return new Refusal(status, known[error.code] ?? error.message)
  if (status === 503)
    return new Refusal(503, 'The service is not ready. Try again in a moment.', { headers: { 'Retry-After': '5' } })
  return undefined
}

/** What Fastify cannot even find a route for: no hook has seen it. */
export function answerBadAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(400)
    .header('X-Request-Id', request.id)
    .header('X-Content-Type-Options', 'nosniff')
    .send({ message: 'This address makes no sense.' } satisfies Problem)
}
