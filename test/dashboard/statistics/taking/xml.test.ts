import { svg } from '#dashboard/statistics/taking/svg.ts'
import { xmlOf } from '#dashboard/statistics/taking/xml.ts'
import { expect, test } from 'vitest'

const written = (name: string) => xmlOf(svg('text', {}, name))

test('a name is written as it is', () => {
  expect(written('/café/日本?q=🏮\u{E000}')).toContain('>/café/日本?q=🏮\u{E000}<')
})

test('a name is no markup', () => {
  expect(written('<script>&')).toContain('>&lt;script&gt;&amp;<')
})

test.each(['\u{FFFF}', '\u{FFFE}', '\u{1}', '\u{D800}'])(
  '%j, which no file may have, breaks no picture',
  (character) => {
    expect(written(`a${character}b`)).toContain('>a\u{FFFD}b<')
  },
)
