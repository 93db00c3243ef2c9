import { timestamp } from '#service/clock.ts'
import { openChdb } from '#service/storage/hits/openChdb.ts'
import { openHits } from '#service/storage/hits/openHits.ts'
import { openSql } from '#service/storage/sql/openSql.ts'

/**
 * Stores made-up hits of a website over the 90 days before now: about three a visitor, places and software that belong
 * together, and pages with a long tail.
 */
export async function storeHits(folder: string, website: number, count: number): Promise<void> {
  const engine = openChdb(folder)
  const hits = await openHits(engine)
  await engine.command(
    `
    INSERT INTO hits (website_id, time, visitor, name, page, referrer, campaign, continent, country, city, language, browser, os,
      device, resolution, properties, bot)
    WITH
      intDiv(number, 3) AS visit,
      cityHash64(visit, {website:UInt32}) AS visitor,
      toDateTime64(now() - INTERVAL 90 DAY, 3) + toIntervalSecond(cityHash64(visit, 1) % (90 * 86400 - 3600)) AS begin,
      1 + cityHash64(visit, 2) % 20 AS place
    SELECT
      {website:UInt32},
      begin + toIntervalSecond(number % 3 * 40),
      visitor,
      if(cityHash64(number, 3) % 50 = 0, ['Signup', 'Download'][1 + cityHash64(number, 4) % 2], 'pageview'),
      concat('/page-', toString(toUInt32(pow(cityHash64(number, 5) % 1000, 2) / 1000))),
      if(cityHash64(visit, 6) % 2 = 0, '', concat('site-', toString(cityHash64(visit, 7) % 300), '.example')),
      if(cityHash64(visit, 8) % 20 = 0, concat('campaign-', toString(cityHash64(visit, 9) % 30)), ''),
      'EU',
      concat('C', toString(place % 10)),
      concat('C', toString(place % 10), ':city-', toString(cityHash64(visit, 10) % 500)),
      ['de', 'en', 'fr', 'es'][1 + place % 4],
      ['Chrome', 'Safari', 'Firefox', 'Edge'][1 + cityHash64(visit, 11) % 4],
      ['Windows', 'iOS', 'Android', 'macOS', 'Linux'][1 + cityHash64(visit, 12) % 5],
      ['desktop', 'mobile', 'tablet'][1 + cityHash64(visit, 13) % 3],
      concat(toString(1000 + cityHash64(visit, 14) % 50 * 20), 'x900'),
      '',
      ''
    FROM numbers({count:UInt64})`,
    { website, count },
  )
  // As it would be a few minutes later: the engine's tidying up is nothing that is measured here.
  await engine.command('OPTIMIZE TABLE hits FINAL')
  await hits.close()
  const sql = await openSql(folder)
  await sql
    .updateTable('websites')
    .set({ last_hit_at: timestamp(Date.now()) })
    .where('id', '=', website)
    .execute()
  await sql.destroy()
}
