import type { Step } from '#service/copying/Step.ts'
import { counted } from './amounts.ts'
import { openProgress } from './openProgress.ts'

/** Steps with a line and a bar each. */
export const steps =
  ({ print, progressOn }: { print: (line: string) => void; progressOn: NodeJS.WriteStream }): Step =>
  async (name, total, work) => {
    print(`${name} ${counted(total)} rows:`)
    const progress = openProgress({ total, format: counted, unit: 'rows', output: progressOn })
    try {
      await work((rows) => progress.advance(rows))
    } finally {
      progress.done()
    }
  }
