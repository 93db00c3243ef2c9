import { move } from '#service/copying/move.ts'
import type { Settings } from '#service/settings.ts'
import type { Servers } from '#service/storage/Servers.ts'
import { steps } from './steps.ts'

type Context = { print: (line: string) => void; progressOn: NodeJS.WriteStream }

/** Copies the data folder to servers, and says what comes next. */
export async function moveToServers(
  { dataDir, servers }: Pick<Settings, 'dataDir' | 'servers'>,
  options: { replace: boolean },
  context: Context,
): Promise<void> {
  await move(dataDir, servers, options, steps(context))
  for (const line of whatIsNext(dataDir, servers)) context.print(line)
}

function whatIsNext(dataDir: string, { databaseUrl, clickHouse }: Servers): string[] {
  if (databaseUrl !== undefined && clickHouse !== undefined)
    return [
      'All of it is on the servers, and was compared.',
      'Now start the service with DATABASE_URL and CLICKHOUSE_URL as they are, and this DATA_DIR or another.',
      `${dataDir} keeps what it had, and nothing new comes into it: delete it when you have seen your statistics from there.`,
    ]
  const [moved, stays, variable] =
    clickHouse === undefined
      ? (['Everything but the hits', 'the hits are', 'DATABASE_URL'] as const)
      : (['The hits', 'everything else is', 'CLICKHOUSE_URL'] as const)
  return [
    `${moved}: all of it is on the server, and was compared.`,
    `Now start the service with ${variable} as it is, and this DATA_DIR. Keep ${dataDir}: ${stays} there as before.`,
  ]
}
