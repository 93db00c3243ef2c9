import { parseArgs } from 'node:util'
import { z } from 'zod'
import { growthRow } from './growthRow.ts'
import { type Measured, measureSize } from './measureSize.ts'
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
  const sizes: ({ hits: number } & Measured)[] = []
  for (const hits of Sizes.parse(values.hits)) {
    const measured = await measureSize(hits, sizes.length === 0)
    sizes.push({ hits, ...measured })
    process.stdout.write(`## ${inMillions(hits)} hits stored\n\n${table(measured.rows)}\n${measured.statistics}\n`)
  }
  const growth = growthRow(sizes)
  if (growth) process.stdout.write(`## Growth\n\n${table([growth])}\n`)
}

await bench()
