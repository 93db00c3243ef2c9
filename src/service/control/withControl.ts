import { setTimeout } from 'node:timers/promises'
import { openService } from '#service/openService.ts'
import type { Settings } from '#service/settings.ts'
import { DataFolderInUse } from '#service/storage/DataFolderInUse.ts'
import { Greeting } from './buildControl.ts'
import { Control, NobodyThere } from './Control.ts'
import { serveControl } from './serveControl.ts'
import { pathTooLong, socketPath } from './socketPath.ts'

/** A process that has taken the data folder may need a moment until it listens: tries, and milliseconds between them. */
const tries = 40
const pause = 100

type Use<T> = (control: Control, baseUrl: string) => Promise<T>

/** Runs a command in the service that has the data folder open, or opens the service for as long as the command takes. */
export async function withControl<T>(settings: Settings, version: string, use: Use<T>): Promise<T> {
  const path = socketPath(settings.dataDir)
  if (path === undefined) throw new Error(pathTooLong(settings.dataDir))
  const control = new Control(path)
  const close = await reach(control, () => openFor(path, settings, version))
  try {
    const { base_url } = await control.ask(Greeting, 'GET', '/')
    return await use(control, base_url)
  } finally {
    await close()
  }
}

type Close = () => Promise<void>

async function reach(control: Control, open: () => Promise<Close>): Promise<Close> {
  for (let left = tries; ; left--) {
    if (await isThere(control)) return async () => {}
    try {
      return await open()
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || left === 0) throw error
      await setTimeout(pause)
    }
  }
}

async function isThere(control: Control): Promise<boolean> {
  try {
    await control.ask(Greeting, 'GET', '/')
    return true
  } catch (error) {
    if (error instanceof NobodyThere) return false
    throw error
  }
}

async function openFor(path: string, settings: Settings, version: string): Promise<Close> {
  const service = await openService(settings, { version })
  try {
    const control = await serveControl(path, service, settings)
    return async () => {
      await control.close()
      await service.close()
    }
  } catch (error) {
    await service.close()
    throw error
  }
}
