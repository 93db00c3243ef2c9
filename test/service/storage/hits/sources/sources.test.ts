import { expect, test } from 'vitest'
import { sourceLabel, sources } from '#service/storage/hits/sources/sources.ts'

test('no host is two sources', () => {
  const hosts = sources.map(({ host }) => host)

  expect(hosts.filter((host, index) => hosts.indexOf(host) !== index)).toEqual([])
})

test('no two sources have the same name', () => {
  const values = new Map(sources.map(({ label, value }) => [label, value]))

  expect(sources.filter(({ label, value }) => values.get(label) !== value)).toEqual([])
})

test('hosts are written as they are stored', () => {
  expect(sources.filter(({ host }) => !/^[a-z\d][a-z\d._-]*$/.test(host) || host.startsWith('www.'))).toEqual([])
})

test('is named by the host that stands for it, and nothing else is named', () => {
  expect(sourceLabel('google.com')).toBe('Google')
  expect(sourceLabel('google.de')).toBeUndefined()
  expect(sourceLabel('example.com')).toBeUndefined()
  expect(sourceLabel('')).toBeUndefined()
})
