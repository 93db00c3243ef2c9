#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { z } from 'zod'
import { start } from './cli/start.ts'
import { readSettings } from './settings.ts'

// This file is two folders deep in the package both as source and as built.
const packageFolder = new URL('../../', import.meta.url)
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8')))

const print = (line: string) => process.stdout.write(`${line}\n`)

const program = new Command('porchlight')
  .description('Website statistics that owners keep themselves.')
  .version(version)

program
  .command('start')
  .description('run the service until it is stopped')
  .action(() =>
    start(readSettings(process.env), { webFolder: fileURLToPath(new URL('dist', packageFolder)), version, print }),
  )

try {
  await program.parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
