import { type Access, AccountAnswer, AccountKey, NewKeyAnswer } from '#contract/account.ts'
import { AuditEntry } from '#contract/audit.ts'
import { List } from '#contract/list.ts'
import { SignedInAnswer, SignInAnswer } from '#contract/signIn.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, request } from './request.ts'

/** Begins the key of everything that is known about the account. */
export const accountKey = ['account'] as const

export const accountQuery = queryOptions({
  queryKey: [...accountKey, 'own'] as const,
  queryFn: async ({ signal }) => (await request(AccountAnswer, 'GET', '/account', { signal })).data,
})

/** The newest hundred; nobody has many more. */
export const keysQuery = queryOptions({
  queryKey: [...accountKey, 'keys'] as const,
  queryFn: ({ signal }) => request(List(AccountKey), 'GET', '/account/keys', { query: { per_page: 100 }, signal }),
})

export const auditQuery = (page: number) =>
  queryOptions({
    queryKey: [...accountKey, 'audit', page] as const,
    queryFn: ({ signal }) =>
      request(List(AuditEntry), 'GET', '/account/audit', { query: { per_page: 10, page }, signal }),
    placeholderData: keepPreviousData,
  })

export const makeKey = async (form: { name: string; access: Access; expires_at?: string | undefined }) =>
  (await request(NewKeyAnswer, 'POST', '/account/keys', { form })).data

export const revokeKey = (id: number) => request(null, 'DELETE', `/account/keys/${id}`)

export const deleteAccount = (email: string) => request(null, 'DELETE', '/account', { form: { email } })

export const exportAccount = async () => (await ask('application/zip', 'GET', '/account/export')).blob()

/** Has the service send a link, if it knows the address; it does not say. */
export const askForLink = (email: string) => request(SignInAnswer, 'POST', '/sign-in', { form: { email } })

export const redeemLink = async (token: string) =>
  (await request(SignedInAnswer, 'POST', '/sign-in/key', { form: { token } })).data
