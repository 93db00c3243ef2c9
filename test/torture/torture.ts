import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { chance } from './chance.ts'
import { scenarios } from './scenarios/scenarios.ts'

/** `npm run torture -- --seed 7 --rounds 100 --only away`: the seed is printed, and does the same again, but for what the machine does. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    rounds: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
  },
})
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed)
const rounds = Number(values.rounds)

process.stdout.write(`seed ${seed}, ${rounds} rounds\n\n`)
const head = ['what goes wrong', 'sent', 'acknowledged', 'stored', 'lost', 'twice', 'not acknowledged', 'seconds']
const print = (cells: string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
print(head)
print(head.map(() => '---'))
let bad = 0
for (const { name, run } of scenarios.filter((scenario) => scenario.name.includes(values.only))) {
  const began = performance.now()
  const cells = await run({ random: chance(seed), rounds }).then(
    ({ sent, acknowledged, stored, lost, twice, refused }) => {
      bad += lost + twice
      return [sent, acknowledged, stored, lost, twice, refused || 'none'].map(String)
    },
    (error: unknown) => {
      bad += 1
      return [`failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`]
    },
  )
  print([name, ...cells, ((performance.now() - began) / 1000).toFixed(0)])
}
process.exitCode = bad > 0 ? 1 : 0
