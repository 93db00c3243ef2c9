import { firstWebsites } from '#dashboard/http/websites.ts'
import { readView, requested } from '#dashboard/websites/view.ts'
import { expect, test } from 'vitest'

test('the list opens with what everybody else asks for who needs some websites', () => {
  expect(requested(readView(new URLSearchParams()))).toEqual(firstWebsites)
})
