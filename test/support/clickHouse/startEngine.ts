import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

export type EngineOptions = {
  /** Who may ask; everybody unless it is given. */
  user?: string
  password?: string
  /** A file with the engine's own configuration. */
  config?: string
}

/** The engine behind HTTP on a folder, and what ends its process. */
export async function startEngine(folder: string, { user, password, config }: EngineOptions) {
  const child = fork(fileURLToPath(new URL('engineServer.ts', import.meta.url)), {
    // Of the runner's own arguments nothing.
    execArgv: ['--import', 'tsx'],
    env: {
      PATH: process.env['PATH'],
      ENGINE_FOLDER: folder,
      ...(user !== undefined && { ENGINE_USER: user, ENGINE_PASSWORD: password }),
      ...(config !== undefined && { ENGINE_CONFIG: config }),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ port }] = (await Promise.race([once(child, 'message'), failed(child)])) as [AddressInfo]
  return {
    port,
    async end(signal: 'SIGTERM' | 'SIGKILL') {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    },
  }
}

async function failed(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`The engine ended with ${String(code)}.`)
}
