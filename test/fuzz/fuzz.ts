import { parseArgs } from 'node:util'
import { randomInt } from 'node:crypto'
import { runFuzz } from './runFuzz.ts'

/** `npm run fuzz -- --seed 7 --rounds 200000`: the seed is printed, and sends the same again. */
const { values } = parseArgs({ options: { seed: { type: 'string' }, rounds: { type: 'string', default: '100000' } } })
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed)
const rounds = Number(values.rounds)

process.stdout.write(`seed ${seed}, ${rounds} rounds\n`)
const began = performance.now()
let said = 0
const { hits, growth } = await runFuzz({
  seed,
  rounds,
  onProgress(done) {
    if (done < said + 10_000) return
    said = done
    process.stdout.write(`${done} rounds, ${Math.round((performance.now() - began) / 1000)} s\n`)
  },
})
process.stdout.write(
  `Nothing failed. ${hits} hits are stored and well-formed; ${Math.round(growth / 1024)} KiB more are in use than after warming up.\n`,
)
