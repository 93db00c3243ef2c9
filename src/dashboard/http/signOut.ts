import { connection, disconnect } from './connection.ts'
import { request } from './request.ts'

/** A key that was made for this browser ends with it; whatever comes of that, nobody is signed in here any more. */
export function signOut(): void {
  const left = connection()
  disconnect()
  if (left?.keyId !== undefined) request(null, 'DELETE', `/account/keys/${left.keyId}`, { as: left }).catch(() => {})
}
