import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgres } from './findPostgres.ts'

/** Fast and forgetful: what a crash of the machine would cost is of no matter here. */
const options = Object.entries({
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
  shared_buffers: '32MB',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** It ends when this process does, however that ends: its standard input is closed then. */
const untilClosed = '"$0" "$@" & server=$!; cat; kill -INT $server; wait $server'

/** A PostgreSQL server of the machine's packages, in a folder of its own, reached by a socket there. */
export async function openPostgres() {
  const programs = findPostgres()
  if (programs === undefined)
    throw new Error('PostgreSQL is not installed: there is neither /usr/lib/postgresql/*/bin nor an initdb in PATH.')
  const owner = ordinaryUser()
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'porchlight', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'],
    { ...owner, cwd: folder },
  )

  let server: ChildProcess
  async function start(): Promise<void> {
    const words = [untilClosed, join(programs ?? '', 'postgres'), '-D', data, '-k', folder, ...options]
    server = spawn('/bin/sh', ['-c', ...words], { ...owner, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] })
    await readiness(server)
  }
  async function end(): Promise<void> {
    server.stdin?.end()
    if (server.exitCode === null) await once(server, 'exit')
  }

  await start()
  return {
    /** The address of a database on it. */
    url: (database: string) => `postgres://porchlight@localhost/${database}?host=${encodeURIComponent(folder)}`,
    /** Ends the server and all connections to it. */
    end,
    /** Starts it again, with all that was in it. */
    start,
    async close() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

async function readiness(server: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (bytes: Buffer) => {
      said = (said + bytes.toString()).slice(-10_000)
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}
