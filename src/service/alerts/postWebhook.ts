import type { WebhookReason } from '#contract/alerts.ts'
import { ask, PrivateAddress } from '#service/outside/ask.ts'
import type { Outside } from '#service/outside/Outside.ts'

export type WebhookFate = { reason: WebhookReason | null; status: number | null }

/** How long a receiver has, in milliseconds. */
const patience = 10_000

/** Posts to a webhook; of the answer the status alone is read, and redirects are not followed. Never throws. */
export async function postWebhook(
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
  outside: Outside,
  ending: AbortSignal,
): Promise<WebhookFate> {
  const question = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Porchlight (alerts)', ...headers },
    body,
  } as const
  try {
    const answer = await ask(new URL(url), question, outside, AbortSignal.any([ending, AbortSignal.timeout(patience)]))
    const { statusCode: status = 0 } = answer
    answer.destroy()
    return { reason: status >= 200 && status < 300 ? null : 'refused', status }
  } catch (error) {
    return { reason: error instanceof PrivateAddress ? 'private' : 'unreachable', status: null }
  }
}
