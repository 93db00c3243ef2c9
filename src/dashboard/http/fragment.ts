import { makeListeners } from '#dashboard/listeners.ts'
import { useSyncExternalStore } from 'react'
import { connect, connection } from './connection.ts'

/** What came behind the `#` of an address to sign in with, and waits for somebody to agree. */
export type Invitation = { kind: 'key'; key: string } | { kind: 'link'; token: string }

const { subscribe, tell } = makeListeners()
let invitation: Invitation | null = null

const current = () => invitation

/** Null when nothing waits. */
export const useInvitation = () => useSyncExternalStore(subscribe, current)

export function invite(next: Invitation | null): void {
  invitation = next
  tell()
}

/**
 * Signs in with the `#key=` of the address, unless somebody is signed in with another one: then it waits to be agreed to, as does
 * the `#sign-in=` of a link in a mail. Both are removed from the address at once, so that they are neither bookmarked nor shared.
 */
export function connectByFragment(): void {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const key = fragment.get('key')
  const token = fragment.get('sign-in')
  if (!key && !token) return
  history.replaceState(history.state, '', location.pathname + location.search)
  if (token) return invite({ kind: 'link', token })
  if (key) connectOrAsk(key)
}

function connectOrAsk(key: string): void {
  const now = connection()
  if (now === null) return connect({ address: '', key })
  if (now.key !== key || now.address !== '') invite({ kind: 'key', key })
}
