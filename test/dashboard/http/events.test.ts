import { eventsOf } from '#dashboard/http/events.ts'
import { expect, test } from 'vitest'

const read = async (...chunks: string[]) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  const events = []
  for await (const event of eventsOf(body)) events.push(event)
  return events
}

test.each([
  ['one event', ['event: live\ndata: {"a":1}\n\n'], ['{"a":1}']],
  ['several in one piece', ['data: 1\n\ndata: 2\n\n'], ['1', '2']],
  ['one in several pieces', ['da', 'ta: 1\n', '\n'], ['1']],
  ['comments between', [':\n\ndata: 1\n\n:\n\n'], ['1']],
  ['lines of one event', ['data: 1\ndata: 2\n\n'], ['1\n2']],
  ['other line ends', ['data: 1\r\n\r\n'], ['1']],
  ['one that was cut off', ['data: 1\n\ndata: 2'], ['1']],
  ['letters of several bytes', ['data: ü\n\n'], ['ü']],
])('reads %s', async (_, chunks, events) => {
  expect(await read(...chunks)).toEqual(events)
})
