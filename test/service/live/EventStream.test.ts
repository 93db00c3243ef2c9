import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { EventStream } from '#service/live/EventStream.ts'

const large = 'x'.repeat(100_000)

test('an event has a name and its data as JSON', async () => {
  const stream = new EventStream()
  stream.tell('live', { page: 'a\nb' })
  stream.finish()

  expect((await stream.toArray()).join('')).toBe('event: live\ndata: {"page":"a\\nb"}\n\n')
})

test('who reads slowly gets the newest next, and nothing that was overtaken', async () => {
  const stream = new EventStream()
  for (const number of [1, 2, 3, 4]) stream.tell('live', { number, large })

  let text = ''
  for await (const chunk of stream) {
    text += String(chunk)
    if (text.includes('"number":4')) stream.finish()
  }

  expect(text.match(/"number":\d/g)).toEqual(['"number":1', '"number":4'])
})

test('a silent stream says that it is there', async () => {
  const stream = new EventStream({ every: 5 })

  const [chunk] = await once(stream, 'data')

  expect(String(chunk)).toBe(':\n\n')
  stream.destroy()
})

test('heartbeats do not pile up while nobody reads', async () => {
  const stream = new EventStream({ every: 1 })
  stream.tell('live', large)
  const { readableLength } = stream

  await wait(20)

  expect(stream.readableLength).toBe(readableLength)
  stream.destroy()
})
