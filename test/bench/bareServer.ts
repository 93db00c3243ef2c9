import Fastify from 'fastify'

/** The least that Fastify can do with a hit: what collecting is measured against. */
const app = Fastify()
app.post('/api/event', (_request, reply) => reply.code(202).send('ok'))
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
