import type { RunningService } from '#test/support/process.ts'
import { unzip } from '#test/support/unzip.ts'
import type { Ledger } from './openLedger.ts'

/** What was sent, and what is there of it. */
export type Outcome = {
  sent: number
  acknowledged: number
  stored: number
  /** Acknowledged, and not stored. */
  lost: number
  /** Stored more than once, acknowledged or not. */
  twice: number
  /** What was not acknowledged, by why not. */
  refused: string
}

/** Adds a website that takes all hits. */
export async function addWebsite(service: Pick<RunningService, 'request'>): Promise<void> {
  const answer = await service.request('/api/v1/websites', {
    method: 'POST',
    body: new URLSearchParams({ domain: 'example.com' }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Everything that is stored, as its owner gets it. */
export async function storedPages({ request }: Pick<RunningService, 'request'>): Promise<string[]> {
  const answer = await request('/api/v1/account/export')
  if (!answer.ok) throw new Error(await answer.text())
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  const lines = (files['hits/example.com.ndjson'] ?? '').split('\n').filter(Boolean)
  return lines.map((line): string => JSON.parse(line).page)
}

/** Compares what was acknowledged with what is stored; throws when something is stored that was never sent. */
export function compare({ acknowledged, refused, sent }: Ledger, pages: readonly string[]): Outcome {
  const counts = new Map<string, number>()
  for (const page of pages) counts.set(page, (counts.get(page) ?? 0) + 1)
  const stranger = [...counts.keys()].find((page) => !(Number(page.slice('/hit-'.length)) <= sent()))
  if (stranger !== undefined) throw new Error(`${stranger} is stored, and nobody sent it.`)
  return {
    sent: sent(),
    acknowledged: acknowledged.length,
    stored: pages.length,
    lost: acknowledged.filter((page) => !counts.has(page)).length,
    twice: [...counts.values()].filter((count) => count > 1).length,
    refused: [...refused].map(([why, count]) => `${count} × ${why}`).join(', '),
  }
}
