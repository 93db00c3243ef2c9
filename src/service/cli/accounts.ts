import { z } from 'zod'
import { ListedAccount } from '#service/control/accountRoutes.ts'
import type { Control } from '#service/control/Control.ts'
import { addKey } from './keys.ts'
import { table } from './table.ts'

const list = (control: Control) => control.ask(z.array(ListedAccount), 'GET', '/accounts')

/** Lists who uses this service. */
export async function listAccounts(control: Control): Promise<string[]> {
  const accounts = await list(control)
  if (accounts.length === 0) return ['There are no accounts. "porchlight accounts add <email>" makes one.']
  return table(
    [
      { title: 'Account' },
      { title: 'Websites', align: 'right' },
      { title: 'Keys', align: 'right' },
      { title: 'Created' },
    ],
    accounts.map(({ email, websites, keys, created_at }) => [
      email,
      String(websites),
      String(keys),
      created_at.slice(0, 10),
    ]),
  )
}

/** Makes an account and its first key. */
export async function addAccount(control: Control, email: string): Promise<string[]> {
  await control.ask(z.undefined(), 'POST', '/accounts', { json: { email } })
  return addKey(control, { account: email, name: 'first key' })
}

/** Gives an account another address, where its mails go from then on. */
export async function renameAccount(control: Control, email: string, to: string): Promise<string[]> {
  await control.ask(z.undefined(), 'PUT', '/accounts', { json: { email, to } })
  return [`${email} is ${to} from now on. Where OWNER_EMAIL names it, change that too.`]
}

/** Deletes an account with all that is its; without `isSure` it says what that would be. */
export async function deleteAccount(control: Control, email: string, isSure: boolean): Promise<string[]> {
  if (isSure) {
    await control.ask(z.undefined(), 'DELETE', '/accounts', { json: { email } })
    return [`${email} is deleted, with all websites, hits and keys.`]
  }
  const account = (await list(control)).find((one) => one.email === email.toLowerCase())
  if (!account) throw new Error(`There is no account ${email}.`)
  return [
    `${account.email} has ${counted(account.websites, 'website')} and ${counted(account.keys, 'key')}.`,
    `To delete the account with them and all their hits: porchlight accounts delete ${account.email} --yes`,
  ]
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
