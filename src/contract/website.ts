import { z } from 'zod'
import { Flag, Id, TimeZone, Timestamp } from './fields.ts'
import { List, ListQuery, One } from './list.ts'

const flag = z.literal([0, 1])

export const Website = z.object({
  id: z.number().int(),
  domain: z.string(),
  privacy: z.literal([0, 1, 2]),
  email: flag,
  exclude_bots: flag,
  /** One entry a line; an entry may use `*`. */
  exclude_params: z.string(),
  /** One address or CIDR block a line. */
  exclude_ips: z.string(),
  favorite: flag,
  timezone: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  /** When the last hit was stored; null before the first. */
  last_hit_at: Timestamp.nullable(),
})

/** What somebody without a key may know of a public website. */
export const PublicWebsite = Website.pick({ id: true, domain: true, privacy: true, timezone: true })

/** What a dashboard may rely on: services that speak the reference alone answer no more than this for certain. */
export const AnyWebsite = Website.partial().required({ id: true, domain: true })

const lines = z.string().max(65_536)

/** The fields a website is made with and changed by. The reference's names; form text and JSON numbers alike. */
const settings = {
  privacy: z.literal([0, 1, 2, '0', '1', '2']).transform((value) => z.literal([0, 1, 2]).parse(Number(value))),
  /** Empty is as good as not sent: a form posts its empty fields too. */
  password: z.string().max(256),
  email: Flag,
  exclude_bots: Flag,
  exclude_params: lines,
  exclude_ips: lines,
  timezone: TimeZone,
}

export const WebsiteCreate = z.object({
  /** A host name; what people paste around it is cut off. */
  domain: z.string().min(1).max(2048),
  privacy: settings.privacy.default(0),
  password: settings.password.optional(),
  email: settings.email.default(0),
  exclude_bots: settings.exclude_bots.default(1),
  exclude_params: settings.exclude_params.default(''),
  exclude_ips: settings.exclude_ips.default(''),
  timezone: settings.timezone.optional(),
})

/** Only what is sent changes. */
export const WebsiteUpdate = z.object({ ...settings, favorite: Flag }).partial()

export const WebsiteListQuery = ListQuery.extend({
  search_by: z.enum(['domain']).default('domain'),
  favorite: Flag.optional(),
  sort_by: z.enum(['id', 'domain']).default('id'),
})

export const WebsiteAnswer = One(Website)
export const WebsiteList = List(Website)
export const AnyWebsiteAnswer = One(AnyWebsite)
/** `meta` is ours: a service that speaks the reference alone may leave it out. */
export const AnyWebsiteList = List(AnyWebsite).partial({ links: true, meta: true })

/** What `POST /websites/{id}/access` takes and gives: a token that reads this website's statistics. */
export const AccessRequest = z.object({ password: z.string().min(1).max(256) })
export const AccessAnswer = One(z.object({ token: z.string(), expires_at: Timestamp }))

export const ById = z.object({ id: Id })

export type Website = z.infer<typeof Website>
export type PublicWebsite = z.infer<typeof PublicWebsite>
export type AnyWebsite = z.infer<typeof AnyWebsite>
export type WebsiteCreate = z.infer<typeof WebsiteCreate>
export type WebsiteUpdate = z.infer<typeof WebsiteUpdate>
export type WebsiteListQuery = z.infer<typeof WebsiteListQuery>
