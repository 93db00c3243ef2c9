import { expect, test } from 'vitest'
import { continentOf } from '#service/collect/places/continents.ts'
import { placeOf } from '#service/collect/places/placeOf.ts'

const nowhere = { continent: '', country: '', region: '', city: '' }

test.each([
  ['flat', { country_code: 'JP', city: 'Tokyo' }, { continent: 'AS', country: 'JP', region: '', city: 'JP:Tokyo' }],
  ['flat, lower case', { country_code: 'jp', city: '' }, { continent: 'AS', country: 'JP', region: '', city: '' }],
  [
    'flat, a part of a city',
    { country_code: 'DE', city: 'Berlin (Mitte)' },
    { continent: 'EU', country: 'DE', region: '', city: 'DE:Berlin' },
  ],
  [
    'nested',
    { continent: { code: 'SA' }, country: { iso_code: 'BR' }, city: { names: { en: 'Recife', de: 'Recife' } } },
    { continent: 'SA', country: 'BR', region: '', city: 'BR:Recife' },
  ],
  ['nested, without a city', { country: { iso_code: 'BR' } }, { continent: 'SA', country: 'BR', region: '', city: '' }],
  [
    'nested, without a name',
    { country: { iso_code: 'BR' }, city: { names: {} } },
    { continent: 'SA', country: 'BR', region: '', city: '' },
  ],
  [
    'flat, with a region',
    { country_code: 'DE', state1: 'Bavaria', city: 'Munich' },
    { continent: 'EU', country: 'DE', region: 'DE:Bavaria', city: 'DE:Munich' },
  ],
  [
    'nested, with regions within regions',
    {
      country: { iso_code: 'GB' },
      subdivisions: [{ names: { en: 'England' } }, { names: { en: 'Kent' } }],
      city: { names: { en: 'Dover' } },
    },
    { continent: 'EU', country: 'GB', region: 'GB:England', city: 'GB:Dover' },
  ],
  ['a continent alone', { continent: { code: 'AF' } }, { ...nowhere, continent: 'AF' }],
  ['a continent nobody knows', { continent: { code: 'XX' } }, nowhere],
  [
    'of the wrong kind in parts',
    { country: { iso_code: 'BR' }, subdivisions: 'none', city: 7, state1: {}, continent: 1 },
    { continent: 'SA', country: 'BR', region: '', city: '' },
  ],
  ['a city without a country', { city: 'Recife' }, nowhere],
  ['no country code', { country_code: 'Brazil' }, nowhere],
  ['something else', { country_code: 55 }, nowhere],
  ['nothing', null, nowhere],
])('reads a record that is %s', (_what, record, expected) => {
  expect(placeOf(record)).toEqual(expected)
})

test('every country is on a continent', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter((code) => names.of(code))
  // Codes that Intl names and that are no country: unions, withdrawn ones, pseudo-locales, parts reserved for the post.
  const others = new Set(
    'AC AN BU CP CQ CS CT DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ'.split(
      ' ',
    ),
  )

  const lost = codes.filter((code) => !others.has(code) && continentOf(code) === '')

  expect(lost).toEqual([])
})
