import { z } from 'zod'
import { Greeting } from '#service/control/buildControl.ts'
import { Control, NobodyThere } from '#service/control/Control.ts'
import { pathTooLong, socketPath } from '#service/control/socketPath.ts'
import { checkAddress } from '#service/doctor/checkAddress.ts'
import { checkFolder } from '#service/doctor/checkFolder.ts'
import { checkMachine } from '#service/doctor/checkMachine.ts'
import { checkMail } from '#service/doctor/checkMail.ts'
import { checkOpened } from '#service/doctor/checkOpened.ts'
import { checkPlaces } from '#service/doctor/checkPlaces.ts'
import { checkSettings } from '#service/doctor/checkSettings.ts'
import { Finding, look, ok, wordsOf, wrong } from '#service/doctor/Finding.ts'
import type { Settings } from '#service/settings.ts'
import { table } from './table.ts'

type Environment = Record<string, string | undefined>

/** Looks at everything that a service needs, whether one runs or not, and changes nothing. Says whether all of it works. */
export async function doctor(
  environment: Environment,
  { json, print }: { json: boolean; print: (line: string) => void },
): Promise<boolean> {
  const { settings, findings } = checkSettings(environment)
  const all = settings ? [...findings, ...(await examine(settings))] : findings
  const said = all.map(({ says, ...finding }) => ({ ...finding, says: withoutSecrets(says, settings) }))
  if (json) print(JSON.stringify(said, null, 2))
  else
    for (const line of table(
      [{ title: '' }, { title: '' }, { title: '' }],
      said.map(({ state, about, says }) => [state, about, says]),
    ).slice(1))
      print(line)
  return all.every(({ state }) => state !== 'wrong')
}

async function examine(settings: Settings): Promise<Finding[]> {
  const { isRunning, findings } = await databases(settings)
  const [folder, machine, mail, address] = await Promise.all([
    checkFolder(settings.dataDir),
    checkMachine(),
    checkMail(settings),
    checkAddress(settings, isRunning),
  ])
  return [...folder, ...findings, ...machine, ...address, mail, checkPlaces(settings.geoDatabase)]
}

/** Asks the service that runs, or looks itself. */
async function databases({ dataDir, servers }: Settings): Promise<{ isRunning: boolean; findings: Finding[] }> {
  const path = socketPath(dataDir)
  if (path === undefined) return { isRunning: false, findings: [look('service', pathTooLong(dataDir))] }
  const control = new Control(path)
  try {
    await control.ask(Greeting, 'GET', '/')
    const findings = await control.ask(z.array(Finding), 'GET', '/doctor')
    return { isRunning: true, findings: [ok('service', 'it runs'), ...findings] }
  } catch (error) {
    if (!(error instanceof NobodyThere)) return { isRunning: true, findings: [wrong('service', wordsOf(error))] }
    const findings = await checkOpened(dataDir, servers)
    return { isRunning: false, findings: [look('service', 'It does not run.'), ...findings] }
  }
}

/** What others say may repeat what they were told. */
function withoutSecrets(text: string, settings: Settings | undefined): string {
  const urls = [settings?.servers.databaseUrl, settings?.servers.clickHouse?.url, settings?.smtpUrl]
  const passwords = urls.flatMap((url) => {
    const { password = '' } = url === undefined ? {} : new URL(url)
    return [password, decoded(password)]
  })
  return [...passwords, settings?.ownerKey ?? '']
    .filter((secret) => secret !== '')
    .reduce((said, secret) => said.replaceAll(secret, '…'), text)
}

function decoded(password: string): string {
  try {
    return decodeURIComponent(password)
  } catch {
    return password
  }
}
