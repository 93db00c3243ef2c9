import { type Clock, timestamp } from '#service/clock.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { AlertSettingsRow, WebsiteRow } from '#service/storage/sql/tables.ts'
import { type AlertHours, alertHours, hour } from './alertHours.ts'
import { judgeHour } from './judgeHour.ts'
import { judgeSilence, type Visitors } from './judgeSilence.ts'
import { noCauses, type Notes } from './openNotes.ts'
import { readCauses } from './readCauses.ts'
import { readVisitors } from './readVisitors.ts'

type Parts = {
  sql: Sql
  hits: Pick<Hits, 'read'>
  clock: Clock
  notes: Notes
  /** Told of what fails beside the requests. */
  onError: (error: unknown) => void
}

type Watched = WebsiteRow & Pick<AlertSettingsRow, 'above' | 'below' | 'stopped'>

/** Websites of one statement: what it reads keeps others waiting. */
const mostWebsites = 100

/** Looks at every website that has alerts, and notes what is unusual. */
export function openWatch({ sql, hits, clock, notes, onError }: Parts) {
  /** While the service was away nothing could arrive: what is missing from before says nothing. */
  const began = clock()
  const hoursOf = new Map<string, AlertHours>()
  const seen = new Map<number, { hours: AlertHours; visitors: Visitors }>()

  const watched = (): Promise<Watched[]> =>
    sql
      .selectFrom('websites')
      .innerJoin('alert_settings', 'alert_settings.website_id', 'websites.id')
      .selectAll('websites')
      .select(['above', 'below', 'stopped'])
      .where((of) => of.or([of('above', '=', 1), of('below', '=', 1), of('stopped', '=', 1)]))
      .orderBy('websites.id')
      .execute()

  /** The same until the next hour begins. */
  function hoursIn(timezone: string): AlertHours {
    const known = hoursOf.get(timezone)
    if (known && clock() < (known[0]?.[0] ?? 0) + hour) return known
    const hours = alertHours(timezone, clock())
    hoursOf.set(timezone, hours)
    return hours
  }

  /** Websites whose last hour was not looked at yet are read, once an hour. */
  async function read(websites: readonly Watched[], timezone: string): Promise<Watched[]> {
    const hours = hoursIn(timezone)
    const unread = websites.filter(({ id }) => seen.get(id)?.hours !== hours)
    for (let first = 0; first < unread.length; first += mostWebsites) {
      const ids = unread.slice(first, first + mostWebsites).map(({ id }) => id)
      const counted = await readVisitors(hits, ids, timezone, hours).catch(onError)
      // What could not be read is not asked for again before the next hour: it may be too much.
      for (const id of ids) seen.set(id, { hours, visitors: counted?.get(id) ?? [] })
    }
    return unread
  }

  /** True when hits have stopped arriving. */
  async function lookForSilence({ id, stopped, last_hit_at }: Watched): Promise<boolean> {
    const known = seen.get(id)
    if (stopped === 0 || last_hit_at === null || !known) return false
    const last = Date.parse(last_hit_at)
    const usual = judgeSilence(Math.max(last, began), clock(), known.hours, known.visitors)
    if (usual)
      await notes.note(id, {
        kind: 'stopped',
        since: last_hit_at,
        until: timestamp(clock()),
        visitors: 0,
        usual_from: usual.from,
        usual_to: usual.to,
        causes: noCauses,
      })
    return usual !== undefined
  }

  async function lookAtHour(website: Watched): Promise<void> {
    const { hours, visitors: weeks } = seen.get(website.id) ?? { hours: [], visitors: [] }
    const [visitors, ...before] = weeks.flatMap((week) => week[1] ?? [])
    const start = hours[0]?.[1]
    const verdict = visitors === undefined ? undefined : judgeHour(visitors, before)
    if (!verdict || visitors === undefined || typeof start !== 'number' || website[verdict.kind] === 0) return
    if ((verdict.kind === 'below' && start < began) || !(await notes.isQuiet(website.id, verdict.kind))) return
    const { kind, usual } = verdict
    const difference = visitors - (kind === 'above' ? usual.to : usual.from)
    const causes = await readCauses(hits, website, hours, { weeks: weeks.length - 1, difference })
    await notes.note(website.id, {
      kind,
      since: timestamp(start),
      until: timestamp(start + hour),
      visitors,
      usual_from: usual.from,
      usual_to: usual.to,
      causes: JSON.stringify(causes),
    })
  }

  async function lookForEnds(): Promise<void> {
    for (const { website_id, since, until } of await notes.silencesOver())
      await notes.note(website_id, {
        kind: 'resumed',
        since,
        until,
        visitors: null,
        usual_from: null,
        usual_to: null,
        causes: noCauses,
      })
  }

  return async function look(): Promise<void> {
    const websites = await watched()
    await lookForEnds()
    for (const timezone of new Set(websites.map((website) => website.timezone))) {
      const here = websites.filter((website) => website.timezone === timezone)
      const unread = new Set(await read(here, timezone))
      for (const website of here) {
        // In a silence the hour before it is no news of its own.
        const isSilent = await lookForSilence(website)
        if (unread.has(website) && !isSilent) await lookAtHour(website)
      }
    }
    const ids = new Set(websites.map(({ id }) => id))
    for (const id of seen.keys()) if (!ids.has(id)) seen.delete(id)
  }
}
