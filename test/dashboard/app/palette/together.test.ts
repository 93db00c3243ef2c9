import { together } from '#dashboard/app/palette/together.ts'
import { expect, test } from 'vitest'

const run = () => {}

test('groups of one title are one, and what two call the same is one entry with its key', () => {
  const groups = together([
    { title: 'Days', atFirst: 2, entries: [{ id: 'range-today', title: 'Today', current: true, run }] },
    { title: 'Theme', atFirst: 1, entries: [{ id: 'dark', title: 'Dark', run }] },
    {
      title: 'Days',
      atFirst: 5,
      entries: [
        { id: 'command-Today', title: 'Today', key: 'd', run },
        { id: 'command-Before', title: 'The days before', key: 'ArrowLeft', run },
      ],
    },
  ])

  expect(groups).toEqual([
    {
      title: 'Days',
      atFirst: 5,
      entries: [
        { id: 'range-today', title: 'Today', current: true, key: 'd', run },
        { id: 'command-Before', title: 'The days before', key: 'ArrowLeft', run },
      ],
    },
    { title: 'Theme', atFirst: 1, entries: [{ id: 'dark', title: 'Dark', run }] },
  ])
})
