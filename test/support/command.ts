import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../../dist/service/porchlight.js', import.meta.url))

type Options = {
  environment?: Record<string, string>
  /** What comes over standard input. */
  input?: string | Buffer
  cwd?: string
  /** Presses Ctrl-C when the output says this; standard input stays open until then. */
  interruptAt?: string
}

/** Runs the built `porchlight` with these words, as somebody at a shell does, until it ends by itself. */
export async function runCommand(dataDir: string, words: readonly string[], options: Options = {}) {
  const child = spawn(entry, words, {
    cwd: options.cwd,
    env: { PATH: process.env['PATH'], ...options.environment, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  if (options.interruptAt === undefined) child.stdin.end(options.input)
  else child.stdin.write(options.input ?? '')
  child.stdout.on('data', (bytes: Buffer) => {
    if (options.interruptAt !== undefined && bytes.includes(options.interruptAt)) child.kill('SIGINT')
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, output, errors }
}
