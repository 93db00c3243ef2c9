import { type RunningService, runService } from '#test/support/process.ts'
import { atMost, median, type Row } from './table.ts'

const starts = 3

/** Starts the service on a folder, several times: the last one runs on. */
export async function measureStart(folder: string): Promise<{ service: RunningService; row: Row }> {
  const times = []
  for (;;) {
    const began = performance.now()
    const service = await runService(folder)
    times.push(performance.now() - began)
    if (times.length === starts) return { service, row: atMost('start to first answer', median(times), 1500) }
    await service.end()
  }
}
