import type { TestService } from '#test/support/service.ts'

/** What a row may have, by column, as conditions of the engine. Characters are UTF-16's, of which a code point has up to two. */
const rules: Record<string, string> = {
  reason: "match(reason, '^[a-z]{2,12}$')",
  time: "time > toDateTime64('1990-12-31 00:00:00', 3, 'UTC') AND time < now64() + INTERVAL 100 YEAR",
  name: "name != '' AND lengthUTF8(name) <= 120",
  page: "page != '' AND lengthUTF8(page) <= 2000",
  referrer: 'lengthUTF8(referrer) <= 255',
  campaign: 'lengthUTF8(campaign) <= 255',
  continent: "continent IN ('', 'AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA')",
  country: "match(country, '^([A-Z]{2})?$')",
  city: "match(city, '^([A-Z]{2}:.{1,100})?$')",
  language: "match(language, '^([a-z]{2,3})?$')",
  browser: 'lengthUTF8(browser) <= 40',
  os: 'lengthUTF8(os) <= 20',
  device: "match(device, '^[a-z]{0,10}$')",
  resolution: String.raw`match(resolution, '^([1-9]\\d{1,4}x[1-9]\\d{1,4})?$')`,
  properties:
    "properties = '' OR isValidJSON(properties) AND JSONType(properties) = 'Object' AND length(properties) <= 100000",
  bot: 'lengthUTF8(bot) <= 40',
  region: "match(region, '^([A-Z]{2}:.{1,100})?$')",
  utm_source: 'lengthUTF8(utm_source) <= 255',
  utm_medium: 'lengthUTF8(utm_medium) <= 255',
  utm_term: 'lengthUTF8(utm_term) <= 255',
  utm_content: 'lengthUTF8(utm_content) <= 255',
  browser_version: String.raw`match(browser_version, '^[\\w.]{0,20}$')`,
  os_version: String.raw`match(os_version, '^[\\w. ]{0,20}$')`,
  model: 'lengthUTF8(model) <= 64',
}

/** No control characters, none that turn text around, no bytes that are no text. */
const readable = (column: string) =>
  String.raw`isValidUTF8(${column}) AND NOT match(${column}, '[\\p{Cc}\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}\\x{200E}\\x{200F}\\x{061C}]')`

type Column = { table: string; name: string; type: string }

/** Reads all that was stored back from the engine, in whatever tables there are by now; throws what is not as it must be. Gives how many hits there are. */
export async function checkStored({ hits }: Pick<TestService, 'hits'>): Promise<number> {
  const columns = await hits.read<Column>(
    'SELECT table, name, type FROM system.columns WHERE database = currentDatabase() ORDER BY table, position',
    {},
  )
  for (const { table, name, type } of columns) {
    const conditions = [
      ...(type.includes('String') ? [readable(name)] : []),
      ...(rules[name] === undefined ? [] : [rules[name]]),
    ]
    for (const condition of conditions) await expectAll(hits, table, name, condition)
  }
  const [count] = await hits.read<{ count: string }>('SELECT count() AS count FROM hits', {})
  return Number(count?.count ?? 0)
}

async function expectAll(hits: TestService['hits'], table: string, column: string, condition: string): Promise<void> {
  const [wrong] = await hits.read<{ value: string }>(
    `SELECT toString(${column}) AS value FROM ${table} WHERE NOT (${condition}) LIMIT 1`,
    {},
  )
  if (wrong) throw new Error(`${table}.${column} has ${JSON.stringify(wrong.value)}, which is not ${condition}.`)
}
