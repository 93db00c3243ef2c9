import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Asked, readAsked, readBody } from './Asked.ts'
import { type EngineOptions, startEngine } from './startEngine.ts'

/** What becomes of a request. `after` it was executed: what it asks for is done, and whoever asked is not told. */
export type Fault =
  | { cut: 'before' | 'after' }
  | { silent: 'before' | 'after' }
  /** Answered by somebody in between, who does not say what ClickHouse says. */
  | { status: number }
  /** Milliseconds before it is executed. */
  | { slow: number }

type Failing = { fault: Fault; times: number; matching: (asked: Asked) => boolean }

export type ClickHouseServer = Awaited<ReturnType<typeof openClickHouseServer>>

/**
 * ClickHouse's engine behind its HTTP interface, in a process of its own, and before it whatever may go wrong on the way: made for
 * `CLICKHOUSE_URL`. Everything stays in its folder until `close`, however often it is stopped and started.
 */
export async function openClickHouseServer(options: EngineOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-clickhouse-'))
  let engine = await startEngine(folder, options)
  const asked: Asked[] = []
  let failing: Failing[] = []

  const server = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy())
  })

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    const what = readAsked(request, body)
    asked.push(what)
    const fault = next(what)
    if (fault && 'status' in fault) {
      response.writeHead(fault.status, { 'Content-Type': 'text/html' }).end('<h1>Somebody in between</h1>')
      return
    }
    if (fault && 'slow' in fault) await pause(fault.slow)
    if (fault && 'silent' in fault && fault.silent === 'before') return
    if (fault && 'cut' in fault && fault.cut === 'before') {
      request.socket.destroy()
      return
    }
    const answer = await forward(request, body, response)
    const whole = await readBody(answer)
    if (fault && 'silent' in fault) return
    if (fault && 'cut' in fault) {
      request.socket.destroy()
      return
    }
    const { connection: _, 'transfer-encoding': __, ...headers } = answer.headers
    response.writeHead(answer.statusCode ?? 500, headers).end(whole)
  }

  /** The way is cut to the engine when it is cut here, so that it knows. */
  async function forward(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<IncomingMessage> {
    const { connection: _, 'transfer-encoding': __, 'content-length': ___, ...headers } = request.headers
    const onward = ask({ port: engine.port, method: request.method, path: request.url, headers, agent: false })
    response.on('close', () => response.writableFinished || onward.destroy())
    onward.end(body)
    const [answer] = (await once(onward, 'response')) as [IncomingMessage]
    return answer
  }

  function next(what: Asked): Fault | undefined {
    const found = failing.find(({ matching }) => matching(what))
    if (!found) return undefined
    found.times -= 1
    if (found.times <= 0) failing = failing.filter((one) => one !== found)
    return found.fault
  }

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const away = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  const credentials = options.user === undefined ? '' : `${options.user}:${encodeURIComponent(options.password ?? '')}@`

  return {
    url: `http://${credentials}127.0.0.1:${port}`,
    folder,
    /** All requests there were, in the order in which they came. */
    asked,
    /** What becomes of the next requests that match, any number of times unless `times` says. */
    fail(fault: Fault, { times = Infinity, matching = () => true }: Partial<Omit<Failing, 'fault'>> = {}) {
      failing.push({ fault, times, matching })
    },
    /** Nothing fails any more. */
    mend() {
      failing = []
    },
    /** Connections are cut and refused, while the engine goes on. */
    away,
    async back() {
      await listen(port)
    },
    /** Ends the engine; what it has stays. */
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      await away()
      await engine.end(signal)
    },
    async start() {
      engine = await startEngine(folder, options)
      await listen(port)
    },
    async close() {
      await away()
      await engine.end('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Requests that insert, for `matching`. */
export const isInsert = ({ statement }: Asked) => /^\s*INSERT\b/i.test(statement)
