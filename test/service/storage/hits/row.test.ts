import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openChdb } from '#service/storage/hits/openChdb.ts'
import { openHits } from '#service/storage/hits/openHits.ts'
import { writtenHit } from '#service/storage/hits/row.ts'
import { plainHit } from '#test/support/plainHit.ts'
import { expect, test } from 'vitest'

test('what is loaded is stored as what is inserted, whatever signs are in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-row-'))
  const hits = await openHits(openChdb(folder))
  const one = {
    ...plainHit,
    website_id: 1,
    time: Date.parse('1999-12-31T23:59:59.123Z'),
    visitor: '18446744073709551615',
    page: '/tab\tend\nreturn\rback\\slash\\N\'"\0\u{1f600}',
    properties: String.raw`{"a":"\n\\"}`,
    model: String.raw`\N`,
  }
  await hits.insert([one])
  await hits.load([writtenHit({ ...one, website_id: 2 }, '17')], 5)

  const rows = await hits.read('SELECT * FROM hits ORDER BY website_id', {})

  expect(rows).toHaveLength(2)
  expect(rows[1]).toEqual({ ...Object(rows[0]), website_id: 2, import_id: 5, line: 17 })
  expect(rows[1]).toMatchObject({ page: one.page, properties: one.properties, model: one.model })
  await hits.close()
  await rm(folder, { recursive: true })
})
