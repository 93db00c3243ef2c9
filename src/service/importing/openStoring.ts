import { oneByOne } from '#service/inTurn.ts'
import type { WrittenHit } from '#service/storage/hits/row.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { Span } from './openImports.ts'

type Parts = {
  hits: Pick<Hits, 'read' | 'load'>
  onStored: (websiteId: number) => void
  /** Keeps other copies of the service from storing; undefined where there are none, and what was stored can be remembered. */
  alone?: Sql['alone'] | undefined
}

/**
 * Stores what was not imported before. A hit is known by its `line`; what two imports of one website read at the same time is stored
 * once, because whether it is there is asked and it is stored before the next is asked for.
 */
export function openStoring({ hits, onStored, alone }: Parts) {
  /** When each website's imported hits were: outside of it, nothing has to be looked for. It may be larger than need be. */
  const spans = new Map<number, Span>()
  const next = oneByOne()

  async function spanOf(website: number): Promise<Span> {
    if (alone) return everything
    const known = spans.get(website)
    if (known) return known
    const [found] = await hits.read<Span & { hits: number }>(importedSpan, { website })
    const span = found && found.hits > 0 ? { earliest: found.earliest, latest: found.latest } : nothing()
    spans.set(website, span)
    return span
  }

  async function fresh(website: number, batch: readonly WrittenHit[]): Promise<WrittenHit[]> {
    const { earliest, latest } = await spanOf(website)
    const suspects = batch.filter(({ time }) => time >= earliest && time <= latest)
    const known = new Set(suspects.length === 0 ? [] : await linesAmong(website, suspects))
    return batch.filter(({ line }) => !known.has(line) && known.add(line))
  }

  async function linesAmong(website: number, suspects: readonly WrittenHit[]): Promise<string[]> {
    const rows = await hits.read<{ known: string }>(knownLines, {
      website,
      ...spanning(suspects),
      lines: `[${suspects.map(({ line }) => line).join(',')}]`,
    })
    return rows.map(({ known }) => known)
  }

  async function store(website: number, batch: readonly WrittenHit[], before: Announce): Promise<WrittenHit[]> {
    const stored = await fresh(website, batch)
    if (stored.length === 0) return stored
    const import_id = await before(stored)
    // Wider first: of an insert that fails some may be stored.
    spans.set(website, spanning(stored, await spanOf(website)))
    await hits.load(stored, import_id)
    onStored(website)
    return stored
  }

  return {
    /** Those of the batch that are not there yet, each once. */
    fresh: (website: number, batch: readonly WrittenHit[]) => next(() => fresh(website, batch)),

    /** Stores those, after `before` was told of them, and gives them. */
    store: (website: number, batch: readonly WrittenHit[], before: Announce) =>
      next(() => {
        const work = () => store(website, batch, before)
        return alone ? alone(`import into ${website}`, work) : work()
      }),
  }
}

export type Storing = ReturnType<typeof openStoring>

type Announce = (hits: readonly WrittenHit[]) => Promise<number>

const everything: Span = { earliest: Number.NEGATIVE_INFINITY, latest: Number.POSITIVE_INFINITY }

const nothing = (): Span => ({ earliest: Number.POSITIVE_INFINITY, latest: Number.NEGATIVE_INFINITY })

export function spanning(hits: readonly Pick<WrittenHit, 'time'>[], { earliest, latest }: Span = nothing()): Span {
  for (const { time } of hits) {
    if (time < earliest) earliest = time
    if (time > latest) latest = time
  }
  return { earliest, latest }
}

const importedSpan = `
  SELECT toUnixTimestamp64Milli(min(time)) AS earliest, toUnixTimestamp64Milli(max(time)) AS latest, count() AS hits
  FROM hits WHERE website_id = {website:UInt32} AND import_id > 0`

const knownLines = `
  SELECT toString(line) AS known
  FROM hits
  WHERE website_id = {website:UInt32} AND import_id > 0
    AND time BETWEEN fromUnixTimestamp64Milli({earliest:Int64}) AND fromUnixTimestamp64Milli({latest:Int64})
    AND line IN {lines:Array(UInt64)}`
