import type { Alerts } from '#contract/alerts.ts'
import type { AccountKey } from '#contract/account.ts'
import type { AuditEntry } from '#contract/audit.ts'
import type { FrozenLink } from '#contract/frozenLink.ts'
import type { MailFate } from '#contract/mail.ts'
import type { OwnDevice } from '#contract/ownDevices.ts'
import type { Website } from '#contract/website.ts'
import type { AccountRow } from '#service/storage/sql/tables.ts'
import type { Entry } from '#service/archive.ts'
import { type HitsInTurn, hitLines } from './hitLines.ts'
import { readme } from './readme.ts'
import { receivedLines } from './receivedLines.ts'

/** What an account holds, beside the hits. */
export type Holdings = {
  websites: (account: AccountRow) => Promise<Website[]>
  keys: (account: AccountRow) => Promise<AccountKey[]>
  audit: (account: AccountRow) => AsyncIterable<AuditEntry>
  alerts: (account: AccountRow) => Promise<Record<string, Alerts>>
  /** The links to frozen numbers of a website. */
  frozen: (website: Website) => Promise<FrozenLink[]>
  /** The browsers of the owner's own that a website does not count. */
  devices: (website: Website) => Promise<OwnDevice[]>
  mails: (account: AccountRow) => Promise<MailFate[]>
}

/** The files of an account's archive. `at`: the moment it was asked for. */
export async function entries(account: AccountRow, at: string, holdings: Holdings, hits: HitsInTurn): Promise<Entry[]> {
  const websites = await holdings.websites(account)
  const { id: _id, ...own } = account
  return [
    { path: 'README.txt', content: () => once(readme(account.email, at)) },
    { path: 'account.json', content: () => once(json(own)) },
    {
      path: 'keys.json',
      content: async function* keys() {
        yield json(await holdings.keys(account))
      },
    },
    { path: 'websites.json', content: () => once(json(websites)) },
    { path: 'audit.ndjson', content: () => lines(holdings.audit(account)) },
    {
      path: 'alerts.json',
      content: async function* alerts() {
        yield json(await holdings.alerts(account))
      },
    },
    { path: 'frozen.ndjson', content: () => lines(ofEach(websites, holdings.frozen)) },
    { path: 'devices.ndjson', content: () => lines(ofEach(websites, holdings.devices)) },
    {
      path: 'mails.json',
      content: async function* mails() {
        yield json(await holdings.mails(account))
      },
    },
    ...websites.map(({ id, domain }) => ({ path: `hits/${domain}.ndjson`, content: () => hitLines(hits, id) })),
    ...websites.map(({ id, domain }) => ({
      path: `received/${domain}.ndjson`,
      content: () => receivedLines(hits, id),
    })),
  ]
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

/** What each website has of a kind, and which website's it is. */
async function* ofEach(websites: Website[], read: (website: Website) => Promise<object[]>): AsyncGenerator<object> {
  for (const website of websites) for (const record of await read(website)) yield { website: website.domain, ...record }
}

async function* lines(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`
}
