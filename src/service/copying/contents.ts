import { type RawBuilder, sql as raw } from 'kysely'

const none = raw`1 = 0`

/** Which rows of a table are copied; of those that are not named, all. */
export type Contents = Record<string, RawBuilder<unknown>>

/** Everything but what is made of the hits, anew wherever they are. */
export const everything: Contents = { folds: none }

/**
 * What a backup may outlive. The keys of visitors are deleted when their day is over, so that nobody can tell any more whose visits
 * they were: a file with them would. The links and tries of a quarter of an hour are of no use later, and mails that wait
 * have such links in them, or would come twice.
 */
export const keepable: Contents = {
  ...everything,
  visitor_keys: none,
  sign_in_links: none,
  tries: none,
  mails: raw`state != 'waiting'`,
}
