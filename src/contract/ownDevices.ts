import { z } from 'zod/mini'
import { Id, Timestamp } from './fields.ts'
import { One } from './list.ts'

/** A website has no more of them at once. */
export const mostOwnDevices = 20

/** How long a link marks the browsers that open it, in minutes. */
export const ownLinkMinutes = 60

/** A browser of the owner's own, which is not counted. */
export const OwnDevice = z.object({
  id: z.int(),
  /** `Firefox`, `Windows`: as it said when it was marked; empty where it said nothing that is known. */
  browser: z.string(),
  os: z.string(),
  created_at: Timestamp,
})

/** `url` opens the website and marks the browser that does. It is known here and never again. */
export const OwnLinkMade = One(z.object({ url: z.string(), expires_at: Timestamp }))

/** The latest first. */
export const OwnDevices = z.object({ data: z.array(OwnDevice) })

export const ByOwnDevice = z.object({ id: Id, device: Id })

/** Where a request came from as the service sees it, which is what `exclude_ips` is compared with. */
export const AddressAnswer = One(
  z.object({
    /** Empty where a proxy hides it. */
    address: z.string(),
    /** What to exclude: the address, or of IPv6 its network, as browsers change the rest from day to day. */
    network: z.string(),
    /** Whether it is nobody's on the internet: of a private network, or of a proxy that the service was not told of. */
    local: z.boolean(),
  }),
)

export type OwnDevice = z.infer<typeof OwnDevice>
