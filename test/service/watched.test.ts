import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Watched, watched } from '#service/watched.ts'

let folder: string
let file: string
let errors: unknown[]
let watching: Watched<number> | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-watched-'))
  file = join(folder, 'number')
  errors = []
})

afterEach(async () => {
  watching?.close()
  await rm(folder, { recursive: true })
})

function toNumber(content: Buffer): number {
  const number = Number(content.toString())
  if (Number.isNaN(number)) throw new Error('That is no number.')
  return number
}

const watch = () => {
  watching = watched(file, toNumber, (error) => errors.push(error), 10)
  return watching
}

test('is read at once, and again when it changes', async () => {
  await writeFile(file, '1')
  const { value } = watch()

  expect(value()).toBe(1)
  await writeFile(file, '22')
  await expect.poll(value).toBe(22)
})

test('what cannot be read later is told, and changes nothing until it can', async () => {
  await writeFile(file, '1')
  const { value } = watch()

  await writeFile(file, 'one')
  await expect.poll(() => errors.length).toBe(1)
  expect(value()).toBe(1)
  await rm(file)
  await expect.poll(() => errors.length).toBe(2)
  expect(value()).toBe(1)
  await writeFile(file, '333')
  await expect.poll(value).toBe(333)
})

test('what cannot be read at first is refused', () => {
  expect(watch).toThrow('ENOENT')
})
