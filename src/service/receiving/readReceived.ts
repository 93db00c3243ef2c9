import type { LeftOut, Received, ReceivedQuery } from '#contract/received.ts'
import { timestamp } from '#service/clock.ts'
import type { ReadOptions } from '#service/storage/hits/Engine.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { beganStatement, countsStatement, missingStatement } from './statements.ts'

type Count = { at: string; reason: string; count: number }
type Step = Received['steps'][number]

/** What became of a website's hits, step by step and in all. */
export async function readReceived(
  hits: Pick<Hits, 'read'>,
  { id, timezone, created_at }: WebsiteRow,
  { from, to, by }: ReceivedQuery,
  wanted: ReadOptions = {},
): Promise<Received> {
  const [first] = await hits.read<{ began: number }>(beganStatement, {}, wanted)
  const since = Math.max(Date.parse(created_at), (first?.began ?? 0) * 1000)
  const days = { timezone, from, to }
  const [counts, missing] = await Promise.all([
    hits.read<Count>(countsStatement(by), { website: id, ...days }, wanted),
    hits.read<{ at: string; missing: number }>(
      missingStatement(by),
      { ...days, since: Math.floor(since / 1000) },
      wanted,
    ),
  ])
  const steps = new Map<string, Step>()
  const stepAt = (at: string): Step => {
    const step = steps.get(at) ?? { at, stored: 0, left_out: [], missing: 0 }
    steps.set(at, step)
    return step
  }
  const inAll = new Map<string, number>()
  for (const { at, reason, count } of counts) {
    if (reason === 'stored') stepAt(at).stored = count
    else stepAt(at).left_out.push({ reason, count })
    inAll.set(reason, (inAll.get(reason) ?? 0) + count)
  }
  for (const { at, missing: minutes } of missing) stepAt(at).missing = minutes
  const { stored = 0, ...leftOut } = Object.fromEntries(inAll)
  return {
    from_date: from,
    to_date: to,
    timezone,
    since: timestamp(since),
    stored,
    left_out: mostFirst(Object.entries(leftOut).map(([reason, count]) => ({ reason, count }))),
    steps: [...steps.values()].toSorted((one, other) => (one.at < other.at ? -1 : 1)),
  }
}

const mostFirst = (leftOut: LeftOut): LeftOut =>
  leftOut.toSorted((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1))
