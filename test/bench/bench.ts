import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { measureGrowth } from './measureGrowth.ts'
import { measureSize } from './measureSize.ts'
import { inMillions, table } from './table.ts'

/** `--hits 1,10,50`, in millions: what is stored while everything is measured, one size after another. */
const Sizes = z.string().transform((text, context) => {
  const sizes = text.split(',').map(Number)
  if (sizes.every((size) => size >= 1 && size <= 100)) return sizes.map((size) => size * 1_000_000)
  context.addIssue('--hits takes millions of hits, each from 1 to 100: --hits 1,10,50')
  return z.NEVER
})

/** Prints what was measured of each size; every figure has its reference in the same run. */
async function bench(): Promise<void> {
  const { values } = parseArgs({ options: { hits: { type: 'string', default: '1,10,50' } } })
  const all = Sizes.parse(values.hits).toSorted((one, other) => one - other)
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-bench-'))
  const sizes = all.map((hits) => ({ hits, folder: join(folder, String(hits)) }))
  const [smallest, ...others] = sizes
  const largest = others.at(-1)
  try {
    for (const size of sizes) {
      await mkdir(size.folder)
      const { rows, statistics } = await measureSize(size.folder, size.hits, size === smallest)
      process.stdout.write(`## ${inMillions(size.hits)} hits stored\n\n${table(rows)}\n${statistics}\n`)
      if (size !== smallest && size !== largest) await rm(size.folder, { recursive: true })
    }
    if (smallest && largest) process.stdout.write(`## Growth\n\n${table([await measureGrowth(smallest, largest)])}\n`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await bench()
