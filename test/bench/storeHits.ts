import { timestamp } from '#service/clock.ts'
import { openChdb } from '#service/storage/hits/openChdb.ts'
import { openHits } from '#service/storage/hits/openHits.ts'
import { openSql } from '#service/storage/sql/openSql.ts'

/** So many hits, spread over websites that follow one another, and over days before now. */
export type Fill = { firstWebsite: number; websites: number; count: number; from: number; to: number }

/** In one statement: what the engine makes of it are parts of some size, and its memory stays small. */
const most = 4_000_000

/**
 * Stores made-up hits: about three a visitor, places and software that belong together, pages with a long tail, and websites of
 * which the first are the largest.
 */
export async function storeHits(folder: string, fills: readonly Fill[]): Promise<void> {
  const engine = openChdb(folder)
  const hits = await openHits(engine)
  for (const { firstWebsite, websites, count, from, to } of fills) {
    const parts = Math.ceil(count / most)
    const days = (from - to) / parts
    // One after another in time, as they would have come, so that each is in few months.
    for (let part = 0; part < parts; part += 1)
      await engine.command(statement, {
        first: firstWebsite,
        websites,
        offset: part * most,
        count: Math.min(most, count - part * most),
        ago: Math.round((from - part * days) * 86_400),
        seconds: Math.round(days * 86_400) - 3600,
      })
  }
  // As it would be a few minutes later: the engine's tidying up is nothing that is measured here.
  await engine.command('OPTIMIZE TABLE hits FINAL')
  await hits.close()
  const sql = await openSql(folder)
  await sql
    .updateTable('websites')
    .set({ last_hit_at: timestamp(Date.now()) })
    .execute()
  await sql.destroy()
}

const statement = `
  INSERT INTO hits (website_id, time, visitor, name, page, referrer, campaign, continent, country, region, city, language, browser,
    browser_version, os, os_version, device, model, resolution, utm_source, utm_medium, properties)
  WITH
    number + {offset:UInt64} AS hit,
    intDiv(hit, 3) AS visit,
    {first:UInt32} + toUInt32(pow(cityHash64(visit, 0) % 10000 / 10000, 2) * {websites:UInt32}) AS website,
    toDateTime64(now() - {ago:UInt32}, 3) + toIntervalSecond(cityHash64(visit, 1) % {seconds:UInt32}) AS begin,
    1 + cityHash64(visit, 2) % 20 AS place,
    cityHash64(hit, 3) % 50 = 0 AS isEvent,
    cityHash64(visit, 8) % 20 = 0 AS isCampaign,
    cityHash64(visit, 11) % 4 AS browser,
    cityHash64(visit, 12) % 5 AS os
  SELECT
    website,
    begin + toIntervalMillisecond(hit % 3 * 40000 + cityHash64(hit, 15) % 1000),
    cityHash64(visit, website),
    if(isEvent, ['Signup', 'Download'][1 + cityHash64(hit, 4) % 2], 'pageview'),
    concat('/page-', toString(toUInt32(pow(cityHash64(hit, 5) % 1000, 2) / 1000))),
    if(cityHash64(visit, 6) % 2 = 0, '', concat('site-', toString(cityHash64(visit, 7) % 300), '.example')),
    if(isCampaign, concat('campaign-', toString(cityHash64(visit, 9) % 30)), ''),
    'EU',
    concat('C', toString(place % 10)),
    concat('C', toString(place % 10), ':region-', toString(cityHash64(visit, 10) % 40)),
    concat('C', toString(place % 10), ':city-', toString(cityHash64(visit, 10) % 500)),
    ['de', 'en', 'fr', 'es'][1 + place % 4],
    ['Chrome', 'Safari', 'Firefox', 'Edge'][1 + browser],
    toString(130 + cityHash64(visit, 16) % 15),
    ['Windows', 'iOS', 'Android', 'macOS', 'Linux'][1 + os],
    if(os = 4, '', toString(10 + cityHash64(visit, 17) % 9)),
    ['desktop', 'mobile', 'tablet'][1 + cityHash64(visit, 13) % 3],
    if(os = 2, concat('SM-S', toString(900 + cityHash64(visit, 18) % 80)), ''),
    concat(toString(1000 + cityHash64(visit, 14) % 50 * 20), 'x900'),
    if(isCampaign, 'newsletter', ''),
    if(isCampaign, 'email', ''),
    if(isEvent, concat('{"plan":"', ['free', 'team', 'large'][1 + cityHash64(hit, 19) % 3], '"}'), '')
  FROM numbers({count:UInt64})`
