import { choiceParameter, pageParameter, textParameter } from '#dashboard/ui/urlParameter.ts'
import { expect, test } from 'vitest'

const size = choiceParameter([10, 25, 100], 100)

test.each([
  [null, 100],
  ['25', 25],
  ['26', 100],
  ['25.0', 100],
])('reads %j as the size %d', (text, value) => {
  expect(size.read(text)).toBe(value)
})

test.each([
  [null, 1],
  ['3', 3],
  ['0', 1],
  ['-3', 1],
  ['3e5', 1],
  ['99999999', 1],
])('reads %j as page %d', (text, value) => {
  expect(pageParameter.read(text)).toBe(value)
})

test('leaves defaults out of the address', () => {
  expect([size.write(100), size.write(25)]).toEqual([undefined, '25'])
  expect([pageParameter.write(1), pageParameter.write(2)]).toEqual([undefined, '2'])
  expect([textParameter.write(''), textParameter.write('a')]).toEqual([undefined, 'a'])
})
