import { z } from 'zod/mini'
import { NewKey } from './account.ts'
import { One } from './list.ts'

/** Where a link to sign in with goes. */
export const SignInRequest = z.object({ email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) })

/** The same whether or not there is such an account. */
export const SignInAnswer = z.object({ message: z.string() })

/** What is in the link, behind `#sign-in=`. */
export const SignInRedeem = z.object({ token: z.string().check(z.minLength(1), z.maxLength(256)) })

/** A key that came of a link, and whose it is. */
const SignedIn = z.extend(NewKey, { email: z.string() })
export const SignedInAnswer = One(SignedIn)

/** How long a link signs in, in minutes. */
export const linkMinutes = 15

/** How long a key lasts that came of a link, in days. */
export const signedInDays = 30
