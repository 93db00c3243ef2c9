import { z } from 'zod/mini'
import { Flag, Id, TimeZone, Timestamp } from './fields.ts'
import { ImportedDays } from './imports.ts'
import { KeepMonths } from './keepMonths.ts'
import { List, ListQuery, One } from './list.ts'

const flag = z.literal([0, 1])

export const Website = z.object({
  id: z.int(),
  domain: z.string(),
  privacy: z.literal([0, 1, 2]),
  email: flag,
  exclude_bots: flag,
  /** One entry a line; an entry may use `*`. */
  exclude_params: z.string(),
  /** One address or CIDR block a line. */
  exclude_ips: z.string(),
  /** Where hits may come from: one host name a line, an entry may use `*`; empty = the domain and its subdomains. */
  hosts: z.string(),
  favorite: flag,
  timezone: z.string(),
  /** What is shown to whom the statistics are shared with: names, one a line; empty = all. */
  share_statistics: z.string(),
  /** Rows with fewer visitors than this are not shown to them. */
  share_minimum: z.int(),
  /** Whether other websites may show the public page in a frame. */
  share_embed: flag,
  /** After how many months hits are deleted; null = never. */
  keep_months: z.nullable(z.int()),
  created_at: Timestamp,
  updated_at: Timestamp,
  /** When the last hit was stored; null before the first. */
  last_hit_at: z.nullable(Timestamp),
  /** Days with imported hits, in order; only where one website is shown. */
  imported: z.optional(z.array(ImportedDays)),
})

/** What somebody without a key may know of a public website. */
export const PublicWebsite = z.pick(Website, { id: true, domain: true, privacy: true, timezone: true })

/** What a dashboard may rely on: services that speak the reference alone answer no more than this for certain. */
export const AnyWebsite = z.required(z.partial(Website), { id: true, domain: true })

/** The highest `share_minimum`. */
const highestMinimum = 1000

/** A number of visitors; a form sends text. */
const leastVisitors = z
  .pipe(
    z.union([z.string().check(z.regex(/^\d{1,4}$/)), z.int()], {
      error: 'The share_minimum field must be a whole number.',
    }),
    z.transform(Number),
  )
  .check(
    z.refine((least) => least >= 0 && least <= highestMinimum, {
      error: `The share_minimum field must be from 0 to ${highestMinimum}.`,
    }),
  )

const lines = z.string().check(z.maxLength(65_536))

/** The fields a website is made with and changed by. The reference's names; form text and JSON numbers alike. */
const settings = {
  privacy: z.pipe(
    z.literal([0, 1, 2, '0', '1', '2']),
    z.transform((value) => z.literal([0, 1, 2]).parse(Number(value))),
  ),
  /** Empty is as good as not sent: a form posts its empty fields too. */
  password: z.string().check(z.maxLength(256)),
  email: Flag,
  exclude_bots: Flag,
  exclude_params: lines,
  exclude_ips: lines,
  hosts: lines,
  timezone: TimeZone,
  share_statistics: lines,
  share_minimum: leastVisitors,
  share_embed: Flag,
  keep_months: KeepMonths,
}

export const WebsiteCreate = z.object({
  /** A host name; what people paste around it is cut off. */
  domain: z.string().check(z.minLength(1), z.maxLength(2048)),
  privacy: z._default(settings.privacy, 0),
  password: z.optional(settings.password),
  email: z._default(settings.email, 0),
  exclude_bots: z._default(settings.exclude_bots, 1),
  exclude_params: z._default(settings.exclude_params, ''),
  exclude_ips: z._default(settings.exclude_ips, ''),
  hosts: z._default(settings.hosts, ''),
  timezone: z.optional(settings.timezone),
  share_statistics: z._default(settings.share_statistics, ''),
  share_minimum: z._default(settings.share_minimum, 0),
  share_embed: z._default(settings.share_embed, 0),
  keep_months: z._default(settings.keep_months, null),
})

/** Only what is sent changes. */
export const WebsiteUpdate = z.partial(z.object({ ...settings, favorite: Flag }))

export const WebsiteListQuery = z.extend(ListQuery, {
  search_by: z._default(z.enum(['domain']), 'domain'),
  favorite: z.optional(Flag),
  sort_by: z._default(z.enum(['id', 'domain']), 'id'),
})

export const WebsiteAnswer = One(Website)
export const WebsiteList = List(Website)
export const AnyWebsiteAnswer = One(AnyWebsite)
/** `meta` is ours: a service that speaks the reference alone may leave it out. */
export const AnyWebsiteList = z.partial(List(AnyWebsite), { links: true, meta: true })

/** What `POST /websites/{id}/access` takes and gives: a token that reads this website's statistics. */
export const AccessRequest = z.object({ password: z.string().check(z.minLength(1), z.maxLength(256)) })
export const AccessAnswer = One(z.object({ token: z.string(), expires_at: Timestamp }))

export const ById = z.object({ id: Id })

export type Website = z.infer<typeof Website>
export type PublicWebsite = z.infer<typeof PublicWebsite>
export type AnyWebsite = z.infer<typeof AnyWebsite>
export type WebsiteCreate = z.infer<typeof WebsiteCreate>
export type WebsiteUpdate = z.infer<typeof WebsiteUpdate>
export type WebsiteListQuery = z.infer<typeof WebsiteListQuery>
