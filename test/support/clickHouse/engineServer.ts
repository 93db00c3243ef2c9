import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { Session } from 'chdb'
import { type Asked, readAsked, readBody } from './Asked.ts'

/**
 * ClickHouse's engine (chDB) behind the HTTP interface of a ClickHouse server, as far as a client uses it: a process of its own on the
 * folder that it is given. Answers are written when they are whole, as with `wait_end_of_query`.
 */

const { ENGINE_FOLDER: folder = '', ENGINE_USER: user, ENGINE_PASSWORD: password, ENGINE_CONFIG: config } = process.env

const open = () => new Session(folder, config === undefined ? {} : { connectionArgs: [`--config-file=${config}`] })

/** As long as one is open, the engine is. */
const engine = open()
const version = engine.query('SELECT version()', 'TabSeparated').trim()
/** Temporary tables and settings last as long as a session that the client names. */
const sessions = new Map<string, Session>()

const server = createServer((request, response) => {
  readBody(request)
    .then((body) => answer(readAsked(request, body), response))
    .catch((error: unknown) => refuse(error, response))
})

async function answer(asked: Asked, response: ServerResponse): Promise<void> {
  if (asked.statement === '') {
    response.end('Ok.\n')
    return
  }
  if (user !== undefined && (asked.user !== user || asked.password !== password))
    throw new Error(
      `Code: 516. DB::Exception: ${asked.user}: Authentication failed: password is incorrect, or there is no user with such name. (AUTHENTICATION_FAILED)`,
    )
  const queryId = asked.queryId ?? randomUUID()
  const result = await run(asked, queryId, response)
  response.setHeader('Content-Type', 'text/plain; charset=UTF-8')
  response.setHeader('X-ClickHouse-Query-Id', queryId)
  response.setHeader('X-ClickHouse-Server-Display-Name', 'engine')
  response.setHeader('X-ClickHouse-Timezone', 'UTC')
  response.setHeader('X-ClickHouse-Format', asked.format)
  response.setHeader(
    'X-ClickHouse-Summary',
    JSON.stringify({ read_rows: String(result.rowsRead), read_bytes: String(result.bytesRead) }),
  )
  const bytes = Buffer.from(result.bytes())
  if (asked.compress) response.setHeader('Content-Encoding', 'gzip')
  response.end(asked.compress ? gzipSync(bytes) : bytes)
}

async function run(asked: Asked, queryId: string, response: ServerResponse) {
  const session = sessionOf(asked)
  const settings: Record<string, string> = { ...asked.settings, ...(asked.isGet && { readonly: '2' }) }
  // Which query it is stands before it, because the engine calls it by a name of its own.
  const statement = `/* ${queryId} */ ${asked.statement}`
  // A server looks whether somebody waits for the answer only while it reads.
  const isCancelled =
    Number(settings['readonly']) > 0 && settings['cancel_http_readonly_queries_on_client_close'] === '1'
  const cancel = () => {
    if (!response.writableFinished) void kill(queryId)
  }
  if (isCancelled) response.on('close', cancel)
  try {
    if (asked.database !== undefined) await session.queryAsync(`USE ${quoted(asked.database)}`)
    await apply(session, settings)
    return Object.keys(asked.parameters).length > 0
      ? await session.queryBindAsync(statement, asked.parameters, { format: asked.format })
      : await session.queryAsync(statement, { format: asked.format })
  } finally {
    if (asked.sessionId === undefined) session.close()
  }
}

function sessionOf({ sessionId }: Asked): Session {
  if (sessionId === undefined) return open()
  const session = sessions.get(sessionId) ?? open()
  sessions.set(sessionId, session)
  return session
}

async function apply(session: Session, settings: Record<string, string>) {
  // What is said last counts for what is said before it.
  const { readonly, ...others } = settings
  const changes = Object.entries({ ...others, ...(readonly !== undefined && { readonly }) })
  for (const [name, value] of changes)
    if (name !== 'wait_end_of_query' && name !== 'buffer_size')
      await session.queryAsync(`SET ${quoted(name)} = '${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`)
}

const kill = (queryId: string) =>
  engine.queryAsync(`KILL QUERY WHERE startsWith(query, '/* ${queryId.replaceAll(/[^\w-]/g, '')} */') ASYNC`)

const quoted = (name: string) => `\`${name.replaceAll('`', '')}\``

/** As a server chooses them: what cannot be read, what is not there, what may not be done, what took too long. */
const statuses: Record<number, number> = {
  ...Object.fromEntries([6, 26, 27, 36, 38, 41, 42, 43, 53, 62, 72, 73, 130, 386, 456, 457].map((code) => [code, 400])),
  ...Object.fromEntries([16, 46, 47, 60, 63, 81, 115].map((code) => [code, 404])),
  ...Object.fromEntries([164, 291, 497, 516].map((code) => [code, 403])),
  159: 408,
}

function refuse(error: unknown, response: ServerResponse): void {
  const message = error instanceof Error ? error.message : String(error)
  const code = Number(/Code: (\d+)/.exec(message)?.[1] ?? 1001)
  response.statusCode = statuses[code] ?? 500
  response.setHeader('X-ClickHouse-Exception-Code', code)
  response.end(`${message} (version ${version} (official build))\n`)
}

process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.(server.address())
