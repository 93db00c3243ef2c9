import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../../dist/service/porchlight.js', import.meta.url))

const ownerKey = 'pl_a-key-for-tests-that-is-long-enough'

export type RunningService = Awaited<ReturnType<typeof runService>>

type Options = {
  /** Where the program is, if not where it was built. */
  program?: string
  /** Whose process it is, by number, if not the test's own. */
  user?: number | undefined
}

/** Starts the built service and waits for nothing. */
export function spawnService(
  port: number,
  dataDir: string,
  environment: Record<string, string | undefined> = {},
  { program = entry, user }: Options = {},
) {
  return spawn(program, ['start'], {
    ...(user !== undefined && { uid: user, gid: user }),
    env: {
      // Nothing else of the environment: the test runner has a BASE_URL of its own.
      PATH: process.env['PATH'],
      COLLECT_RATE: '0',
      WEBSITE_RATE: '0',
      API_RATE: '0',
      OWNER_API_KEY: ownerKey,
      ...environment,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The built service in a process of its own, as `npm start` runs it; `key` is the one its first start was given. */
export async function runService(
  dataDir: string,
  environment: Record<string, string | undefined> = {},
  options: Options = {},
) {
  const port = await freePort()
  const child = spawnService(port, dataDir, environment, options)
  const output = collectOutput(child)
  const url = `http://127.0.0.1:${port}`
  await Promise.race([ready(url), ended(child, output)])
  return {
    url,
    key: ownerKey,
    pid: child.pid,
    output,
    async request(path: string, init: RequestInit = {}) {
      return fetch(`${url}${path}`, { ...init, headers: { Authorization: `Bearer ${ownerKey}`, ...init.headers } })
    },
    /** Ends the process with a signal and gives its exit code; null when the signal ended it. */
    async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      child.kill(signal)
      await once(child, 'exit')
      return child.exitCode
    },
  }
}

function collectOutput(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  return () => text
}

async function ready(url: string): Promise<void> {
  const answers = () =>
    fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
  for (let tries = 0; tries < 600; tries += 1) {
    if (await answers()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The service did not get ready in 30 seconds.')
}

async function ended(child: ChildProcess, output: () => string): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`The service ended with ${String(code)}: ${output()}`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
