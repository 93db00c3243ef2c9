import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { openWeb } from '#test/service/outside/openWeb.ts'

export type Receiver = Awaited<ReturnType<typeof openReceiver>>

/** A receiver of webhooks on an internet of its own; it answers 204 unless it is told otherwise. */
export async function openReceiver(names: Record<string, string[]> = {}) {
  const received: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
  let answer = (response: ServerResponse): unknown => response.writeHead(204).end()
  const web = await openWeb((request, response) => {
    void text(request).then((body) => {
      received.push({ url: request.url, headers: request.headers, body })
      answer(response)
    })
  }, names)
  return {
    ...web,
    received,
    answerWith(next: typeof answer) {
      answer = next
    },
  }
}

/** Whether a webhook is signed with a secret, as the Standard Webhooks specification has it. */
export function isSigned({ headers, body }: Receiver['received'][number], secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}
