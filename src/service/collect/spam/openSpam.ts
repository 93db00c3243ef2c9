import { type Watched, watched } from '#service/watched.ts'
import { type IsSpam, spamList } from './spamList.ts'

/** The list of spam with what the owner's file says, which is read again when it changes; throws when it cannot be read at first. */
export function openSpam(file: string | undefined, onError: (error: unknown) => void): Watched<IsSpam> {
  if (file === undefined) {
    const isSpam = spamList()
    return { value: () => isSpam, close: () => {} }
  }
  try {
    return watched(file, (content) => spamList(content.toString('utf8')), onError)
  } catch (cause) {
    throw new Error(
      `REFERRER_SPAM: ${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    )
  }
}
