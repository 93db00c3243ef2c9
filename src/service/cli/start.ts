import { openService, type Service } from '#service/openService.ts'
import type { Settings } from '#service/settings.ts'

type Options = { webFolder: string; version: string; print: (line: string) => void }

/** Runs the service until it is told to stop. */
export async function start(settings: Settings, { webFolder, version, print }: Options): Promise<void> {
  const service = await openService(settings, { webFolder, version })
  stopOnSignal(service)
  const key = await firstKey(service, settings)
  await service.app.listen({ host: settings.host, port: settings.port })
  for (const line of welcome(settings.baseUrl, key)) print(line)
}

/** The key of the first account when this is the first start; nothing afterwards, as keys are stored hashed. */
async function firstKey({ accounts }: Service, { ownerEmail, ownerKey }: Settings): Promise<string | undefined> {
  const isFirstStart = await accounts.isEmpty()
  if (ownerKey !== undefined && !(await accounts.withKey(ownerKey)))
    await accounts.addKey(await accounts.ensure(ownerEmail), 'OWNER_API_KEY', ownerKey)
  if (!isFirstStart) return undefined
  return ownerKey ?? accounts.addKey(await accounts.ensure(ownerEmail), 'first key')
}

function welcome(baseUrl: string, key: string | undefined): string[] {
  if (key === undefined) return [`Porchlight is at ${baseUrl}`, 'A new key to sign in with: npx porchlight keys add']
  return ['Porchlight is ready. This link signs you in; it is shown this once:', '', `  ${baseUrl}/#key=${key}`, '']
}

/** Answers what is under way, stores what waits, and ends; a second signal, or 10 seconds, end it at once. */
function stopOnSignal(service: Service): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), 10_000).unref()
    await service.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
