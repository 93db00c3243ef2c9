import { z } from 'zod'
import type { Control } from '#service/control/Control.ts'
import { KeyList, NewKey } from '#service/control/keyRoutes.ts'
import { table } from './table.ts'

/** Lists all accounts' keys: by their first characters, as the whole is stored nowhere. */
export async function listKeys(control: Control): Promise<string[]> {
  const keys = await control.ask(KeyList, 'GET', '/keys')
  if (keys.length === 0) return ['There are no keys. "porchlight keys add" makes one.']
  return table(
    [
      { title: 'Id', align: 'right' },
      { title: 'Account' },
      { title: 'Name' },
      { title: 'Key' },
      { title: 'Access' },
      { title: 'Created' },
      { title: 'Expires' },
      { title: 'Last used (UTC)' },
    ],
    keys.map(({ id, email, name, hint, access, created_at, expires_at, last_used_at }) => [
      String(id),
      email,
      name,
      hint,
      access,
      created_at.slice(0, 10),
      expires_at?.slice(0, 10) ?? 'never',
      last_used_at?.slice(0, 16).replace('T', ' ') ?? 'never',
    ]),
  )
}

type KeyRequest = { account?: string; name: string; access?: string; days?: number }

/** Makes a key, and its account if there is none of that address. */
export async function addKey(control: Control, request: KeyRequest): Promise<string[]> {
  const { email, key, link } = await control.ask(NewKey, 'POST', '/keys', { json: request })
  return [
    `A key for ${email}. It is shown this once:`,
    '',
    `  ${key}`,
    '',
    'This link signs in with it:',
    '',
    `  ${link}`,
  ]
}

/** Whoever uses the key is refused from now on. */
export async function revokeKey(control: Control, id: number): Promise<string[]> {
  await control.ask(z.undefined(), 'DELETE', `/keys/${id}`)
  return [`Key ${id} is revoked.`]
}
