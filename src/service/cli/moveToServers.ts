import { move } from '#service/copying/move.ts'
import type { Settings } from '#service/settings.ts'
import { steps } from './steps.ts'

type Context = { print: (line: string) => void; progressOn: NodeJS.WriteStream }

/** Copies the data folder to servers, and says what comes next. */
export async function moveToServers(
  { dataDir, servers }: Pick<Settings, 'dataDir' | 'servers'>,
  options: { replace: boolean },
  context: Context,
): Promise<void> {
  await move(dataDir, servers, options, steps(context))
  const names = [servers.databaseUrl && 'DATABASE_URL', servers.clickHouse && 'CLICKHOUSE_URL'].filter(Boolean)
  for (const line of [
    'All of it is on the servers, and was compared.',
    `Now start the service with ${names.join(' and ')} as they are, and this DATA_DIR or another.`,
    `${dataDir} keeps what it had, and nothing new comes into it: delete it when you have seen your statistics from there.`,
  ])
    context.print(line)
}
