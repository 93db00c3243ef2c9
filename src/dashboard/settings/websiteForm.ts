import type { AnyWebsite } from '#contract/website.ts'
import type { WebsiteChanges } from '#dashboard/http/websites.ts'
import { entries } from './entries.ts'
import { readTopics, type Topic, writeTopics } from './topics.ts'

/** The settings as they are edited: text for what is typed and chosen, one entry a line in the lists. */
export type WebsiteForm = {
  privacy: '0' | '1' | '2'
  /** Empty keeps the password there is; the service never tells it. */
  password: string
  email: boolean
  exclude_bots: boolean
  exclude_params: string
  exclude_ips: string
  hosts: string
  /** Empty where the service names none. */
  timezone: string
  favorite: boolean
  /** What others are shown. */
  share_statistics: Topic[]
  /** Visitors, as they are typed. */
  share_minimum: string
  share_embed: boolean
  /** Months; empty = for ever. */
  keep_months: string
}

/** The settings that are lists. */
export type ListName = 'exclude_params' | 'exclude_ips' | 'hosts'

/** A website's settings; what the service does not tell has the reference's default. */
export const readForm = (website: AnyWebsite): WebsiteForm => ({
  privacy: `${website.privacy ?? 0}`,
  password: '',
  email: website.email === 1,
  exclude_bots: website.exclude_bots !== 0,
  exclude_params: entries(website.exclude_params ?? '').join('\n'),
  exclude_ips: entries(website.exclude_ips ?? '').join('\n'),
  hosts: entries(website.hosts ?? '').join('\n'),
  timezone: website.timezone ?? '',
  favorite: website.favorite === 1,
  share_statistics: readTopics(website.share_statistics ?? ''),
  share_minimum: `${website.share_minimum ?? 0}`,
  share_embed: website.share_embed === 1,
  keep_months: `${website.keep_months ?? ''}`,
})

/** Only what has to be sent to turn one into the other. */
export const changedFields = (before: WebsiteForm, after: WebsiteForm): WebsiteChanges =>
  differing(sent(before), sent(after))

const privacies = { '0': 0, '1': 1, '2': 2 } as const

const sent = (form: WebsiteForm): Required<WebsiteChanges> => ({
  privacy: privacies[form.privacy],
  password: form.privacy === '2' ? form.password : '',
  email: form.email ? 1 : 0,
  exclude_bots: form.exclude_bots ? 1 : 0,
  exclude_params: entries(form.exclude_params).join('\n'),
  exclude_ips: entries(form.exclude_ips).join('\n'),
  hosts: entries(form.hosts).join('\n'),
  timezone: form.timezone,
  favorite: form.favorite ? 1 : 0,
  share_statistics: writeTopics(form.share_statistics),
  share_minimum: Number.parseInt(form.share_minimum, 10),
  share_embed: form.share_embed ? 1 : 0,
  keep_months: form.keep_months === '' ? null : Number(form.keep_months),
})

function differing<T extends object>(before: T, after: T): Partial<T> {
  const changed: Partial<T> = {}
  for (const name in after) if (after[name] !== before[name]) changed[name] = after[name]
  return changed
}
