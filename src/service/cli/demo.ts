import type { Control } from '#service/control/Control.ts'
import { SimulationProgress } from '#service/simulation/storeSimulation.ts'
import { counted } from './amounts.ts'
import { openProgress, type Progress } from './openProgress.ts'

type Context = { baseUrl: string; print: (line: string) => void; progressOn: NodeJS.WriteStream }

/** Adds a website with a year of simulated visits. */
export async function demo(
  control: Control,
  request: { account?: string; again: boolean },
  { baseUrl, print, progressOn }: Context,
): Promise<void> {
  let progress: Progress | undefined
  let last: SimulationProgress | undefined
  try {
    for await (const step of control.follow(SimulationProgress, 'POST', '/simulation', { json: request })) {
      progress ??= openProgress({ total: step.days, format: counted, unit: 'days', output: progressOn })
      progress.advance(step.done - (last?.done ?? 0))
      last = step
    }
  } finally {
    progress?.done()
  }
  if (!last) return
  print(`${last.domain} has ${counted(last.hits)} simulated hits now. None of its visitors exist.`)
  print(`${baseUrl}/websites/${last.website_id}/statistics`)
}
