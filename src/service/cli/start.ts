import { signInLink } from '#service/accounts/signInLink.ts'
import { serveControl } from '#service/control/serveControl.ts'
import { pathTooLong, socketPath } from '#service/control/socketPath.ts'
import { openService, type Service } from '#service/openService.ts'
import type { Settings } from '#service/settings.ts'
import { listen } from './listen.ts'
import { onStop } from './onStop.ts'

type Options = { webFolder: string; version: string; print: (line: string) => void }

type Close = () => Promise<void>

/** Runs the service until it is told to stop. */
export async function start(settings: Settings, { webFolder, version, print }: Options): Promise<void> {
  const service = await openService(settings, { webFolder, version })
  const close = [() => service.close()]
  onStop(['SIGTERM', 'SIGINT'], () => void end(() => closeAll(close)))
  try {
    close.push(await takeCommands(service, settings, print))
    await keepChosenKey(service, settings)
    await listen(service, settings)
    const key = await service.alone('first key', () => firstKey(service, settings))
    for (const line of welcome(settings, key)) print(line)
  } catch (error) {
    await closeAll(close)
    throw error
  }
}

/** The commands end first, because they use what the service closes. */
async function closeAll(close: Close[]): Promise<void> {
  while (close.length > 0) await close.pop()?.()
}

async function takeCommands(service: Service, settings: Settings, print: Options['print']): Promise<Close> {
  const path = socketPath(settings.dataDir)
  if (path !== undefined) return (await serveControl(path, service, settings)).close
  print(pathTooLong(settings.dataDir))
  return async () => {}
}

/** The key that somebody chose opens the service from its first answer on. */
async function keepChosenKey({ accounts, keys }: Service, { ownerEmail, ownerKey }: Settings): Promise<void> {
  if (ownerKey !== undefined && !(await keys.isKnown(ownerKey)))
    await keys.add(await accounts.ensure(ownerEmail), { name: 'OWNER_API_KEY' }, ownerKey)
}

/** A key to sign in with while there is none; nothing afterwards, as keys are stored hashed, nor where somebody chose theirs. */
async function firstKey({ accounts, keys }: Service, { ownerEmail, ownerKey }: Settings): Promise<string | undefined> {
  if (ownerKey !== undefined || (await keys.hasAny())) return undefined
  return (await keys.add(await accounts.ensure(ownerEmail), { name: 'first key' })).key
}

function welcome({ baseUrl, ownerKey }: Settings, key: string | undefined): string[] {
  if (key === undefined)
    return [
      `Porchlight is at ${baseUrl}`,
      ownerKey === undefined
        ? 'A new key to sign in with: npx porchlight keys add'
        : 'Sign in with the key of OWNER_API_KEY.',
    ]
  return [
    'Porchlight is ready. This link signs you in; it is shown this once:',
    '',
    `  ${signInLink(baseUrl, key)}`,
    '',
  ]
}

/** Answers what is under way, stores what waits, and ends within 10 seconds. */
async function end(close: Close): Promise<void> {
  setTimeout(() => process.exit(1), 10_000).unref()
  await close()
  process.exit(0)
}
