import { Command, InvalidArgumentError, Option } from 'commander'
import { Access } from '#contract/account.ts'
import type { Control } from '#service/control/Control.ts'
import { withControl } from '#service/control/withControl.ts'
import { type FormatName, formatNames } from '#service/importing/formats/formats.ts'
import { readSettings } from '#service/settings.ts'
import { addAccount, deleteAccount, listAccounts, renameAccount } from './accounts.ts'
import { backup } from './backup.ts'
import { checkThere } from './checkThere.ts'
import { demo } from './demo.ts'
import { doctor } from './doctor.ts'
import { importLogs } from './importLogs.ts'
import { addKey, listKeys, revokeKey } from './keys.ts'
import { listImports, removeImport } from './imports.ts'
import { standardInput } from './LogFile.ts'
import { logFiles } from './logFiles.ts'
import { moveToServers } from './moveToServers.ts'
import { onStop } from './onStop.ts'
import { closeStandardInput } from './standardInput.ts'
import { restoreBackup } from './restoreBackup.ts'
import { start } from './start.ts'

type ImportOptions = {
  website: string
  account?: string
  format: FormatName | 'auto'
  dryRun: boolean
  follow: boolean
}

type Options = { version: string; webFolder: string }

const forAccount = ['--account <email>', 'whose it is (default: the owner of this service)'] as const

const settings = () => readSettings(process.env)
const print = (line: string) => void process.stdout.write(`${line}\n`)
const progressOn = process.stderr

/** What `porchlight` understands. */
export function commands({ version, webFolder }: Options): Command {
  const control = <T>(use: (control: Control, baseUrl: string) => Promise<T>) => withControl(settings(), version, use)
  const printed = async (use: (control: Control) => Promise<string[]>) => {
    for (const line of await control(use)) print(line)
  }

  const porchlight = new Command('porchlight')
    .description('Website statistics that owners keep themselves.')
    .version(version)
    .showHelpAfterError()
    .hook('preAction', (_porchlight, { args }) => {
      if (!args.includes(standardInput)) closeStandardInput()
    })

  porchlight
    .command('start')
    .description('run the service until it is stopped')
    .action(() => start(settings(), { webFolder, version, print }))

  porchlight
    .command('import')
    .description(
      'count what access logs and the exports of Plausible, Umami and GoatCounter hold; what was imported before is left out',
    )
    .argument('<file...>', 'plain, .gz, .zst or .zip, in any order; - is standard input')
    .requiredOption('--website <domain>', 'whose history it is; tracked from now on if it is not yet')
    .option(...forAccount)
    .addOption(
      new Option('--format <format>', 'what the files are in').choices(['auto', ...formatNames]).default('auto'),
    )
    .option('--dry-run', 'say what would be counted, and store nothing', false)
    .option('--follow', 'go on with what is written to the last file, until Ctrl-C', false)
    .action(async (files: string[], { format, ...options }: ImportOptions) => {
      const ending = new AbortController()
      onStop(['SIGINT', 'SIGTERM'], () => ending.abort())
      const stop = ending.signal
      try {
        const logs = (await Promise.all(files.map((file) => logFiles(file, stop)))).flat()
        const request = { logs, ...(format !== 'auto' && { format }), ...options }
        await control((asked, baseUrl) => importLogs(asked, request, { baseUrl, print, progressOn, stop }))
      } finally {
        ending.abort()
      }
    })

  const imports = porchlight.command('imports').description('list and remove what was imported into a website')

  imports
    .command('list', { isDefault: true })
    .description('list the imports of a website')
    .requiredOption('--website <domain>', 'whose')
    .action(({ website }: { website: string }) => printed((asked) => listImports(asked, website)))

  imports
    .command('remove')
    .description('remove an import with its hits')
    .argument('<id>', 'the number that imports lists', wholeNumber)
    .requiredOption('--website <domain>', 'whose')
    .action((id: number, { website }: { website: string }) => printed((asked) => removeImport(asked, website, id)))

  porchlight
    .command('demo')
    .description('add simulated.example, a website with a year of simulated visits')
    .option(...forAccount)
    .option('--again', 'replace it if it is there already', false)
    .action((request: { account?: string; again: boolean }) =>
      control((asked, baseUrl) => demo(asked, request, { baseUrl, print, progressOn })),
    )

  porchlight
    .command('backup')
    .description('write everything into one file, also while the service runs')
    .argument('<file>', 'a new file, such as porchlight-2026-11-20.zip')
    .action(async (file: string) => {
      checkThere(settings())
      await control((asked) => backup(asked, file, { print, progressOn }))
    })

  porchlight
    .command('restore')
    .description('fill an empty data folder, or empty servers, with a backup, and compare what is there afterwards')
    .argument('<file>', 'what backup wrote')
    .option('--replace', 'delete what is there before', false)
    .action((file: string, options: { replace: boolean }) =>
      restoreBackup(settings(), file, options, { print, progressOn }),
    )

  porchlight
    .command('move')
    .description('copy the data folder to the servers of DATABASE_URL and CLICKHOUSE_URL, while the service is stopped')
    .option('--replace', 'delete what is there before', false)
    .action((options: { replace: boolean }) => moveToServers(settings(), options, { print, progressOn }))

  porchlight
    .command('doctor')
    .description(
      'look at settings, folder, databases, mail and clock, and say what to do; whether the service runs or not',
    )
    .option('--json', 'as JSON, for programs', false)
    .action(async ({ json }: { json: boolean }) => {
      if (!(await doctor(process.env, { json, print }))) process.exitCode = 1
    })

  const keys = porchlight.command('keys').description('list, make and revoke the keys that sign in')

  keys
    .command('list', { isDefault: true })
    .description('list the keys of all accounts')
    .action(() => printed(listKeys))

  keys
    .command('add')
    .description('make a key; it is shown once')
    .option('--account <email>', 'whose it is (default: the owner)')
    .option('--name <name>', 'what it is for, to tell it from others', 'command line')
    .addOption(
      new Option('--access <access>', 'all of the account, or only reading').choices(Access.options).default('full'),
    )
    .option('--days <number>', 'how long it lasts (default: until it is revoked)', wholeNumber)
    .action((request: { account?: string; name: string; access: string; days?: number }) =>
      printed((asked) => addKey(asked, request)),
    )

  keys
    .command('revoke')
    .description('make a key useless from now on')
    .argument('<id>', 'the number that keys lists', wholeNumber)
    .action((id: number) => printed((asked) => revokeKey(asked, id)))

  const accounts = porchlight
    .command('accounts')
    .description('list, make, rename and delete the accounts of this service')

  accounts
    .command('list', { isDefault: true })
    .description('list all accounts')
    .action(() => printed(listAccounts))

  accounts
    .command('add')
    .description('make an account and its first key, which is shown once')
    .argument('<email>', 'its address')
    .action((email: string) => printed((asked) => addAccount(asked, email)))

  accounts
    .command('rename')
    .description('give an account another address, where its mails go')
    .argument('<email>', 'its address')
    .argument('<to>', 'its new address')
    .action((email: string, to: string) => printed((asked) => renameAccount(asked, email, to)))

  accounts
    .command('delete')
    .description('say what an account has, and with --yes delete it all')
    .argument('<email>', 'its address')
    .option('--yes', 'delete the account with its websites, their hits and its keys', false)
    .action((email: string, { yes }: { yes: boolean }) => printed((asked) => deleteAccount(asked, email, yes)))

  return porchlight
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It is a number such as 7.')
  return Number(text)
}
