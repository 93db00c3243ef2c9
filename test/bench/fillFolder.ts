import { runService } from '#test/support/process.ts'
import { type Fill, storeHits } from './storeHits.ts'

/** The website whose statistics are read has so many hits in 90 days, however many hits there are in all. */
export const inRange = 1_000_000

const otherWebsites = 20

/** Makes a data folder with so many hits in 12 months: those of one website that is looked at, and of twenty others. */
export async function fillFolder(folder: string, hits: number): Promise<void> {
  const service = await runService(folder)
  for (const domain of [
    'bench.example',
    ...Array.from({ length: otherWebsites }, (_, index) => `other-${index}.example`),
  ]) {
    const answer = await service.request('/api/v1/websites', { method: 'POST', body: new URLSearchParams({ domain }) })
    if (!answer.ok) throw new Error(await answer.text())
  }
  await service.end()
  await storeHits(folder, fillsOf(hits))
}

function fillsOf(hits: number): Fill[] {
  const recent = Math.min(hits, inRange)
  const before = Math.min(hits - recent, inRange)
  const others = hits - recent - before
  return [
    { firstWebsite: 1, websites: 1, count: recent, from: 90, to: 0 },
    { firstWebsite: 1, websites: 1, count: before, from: 365, to: 90 },
    { firstWebsite: 2, websites: otherWebsites, count: others, from: 365, to: 0 },
  ].filter(({ count }) => count > 0)
}
