import { text } from '#dashboard/language/text.ts'

/** What the service would refuse, in the reader's words; true for an address that a webhook may have, and for none. */
export function webhookProblem(typed: string): string | true {
  const address = typed.trim()
  return address === '' || isWebsiteAddress(address) || text('alerts.webhook.wrong')
}

function isWebsiteAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, port, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && port + username + password === ''
}
