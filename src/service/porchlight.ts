#!/usr/bin/env -S node --max-semi-space-size=32
// Hundreds of hits wait at a time, and where young objects have little room all of them are copied again and again (docs/decisions/0033).
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { commands } from './cli/commands.ts'

// This file is two folders deep in the package both as source and as built.
const packageFolder = new URL('../../', import.meta.url)
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8')))

try {
  await commands({ version, webFolder: fileURLToPath(new URL('dist', packageFolder)) }).parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
