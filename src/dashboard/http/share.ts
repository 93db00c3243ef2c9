import { AccessAnswer } from '#contract/website.ts'
import { type Locked, type Shared, SharedAnswer } from '#contract/share.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Reader } from './connection.ts'
import { type Offers, offersQuery } from './offers.ts'
import { request } from './request.ts'
import { websiteQuery } from './websites.ts'

export const shareKey = ['share'] as const

/**
 * What is shared of a website, to whom the client asks as. What can be read of it is then known to everything that is drawn of
 * a website: the shared page is made of the same parts as its holder's.
 */
export const shareQuery = (domain: string) =>
  queryOptions({
    queryKey: [...shareKey, domain] as const,
    queryFn: async ({ client, signal, meta }): Promise<Shared | Locked> => {
      const { data } = await request(SharedAnswer, 'GET', `/share/${encodeURIComponent(domain)}`, {
        signal,
        as: meta?.reader,
      })
      if ('statistics' in data) {
        const { id, privacy, timezone } = data
        client.setQueryData(offersQuery.queryKey, offersOf(data))
        client.setQueryData(websiteQuery(id).queryKey, { id, domain: data.domain, privacy, timezone })
      }
      return data
    },
  })

/** Asks for what opens a website with a password, as nobody. Throws `ApiError`. */
export const openWithPassword = async (id: number, password: string): Promise<string> =>
  (await request(AccessAnswer, 'POST', `/websites/${id}/access`, { form: { password }, as: anybody })).data.token

/** Shared statistics are read where this page is from, whoever is signed in. */
export const anybody: Reader = { address: '', key: null }

function offersOf({ statistics, filters, live }: Shared): Offers {
  const counts = new Set(statistics)
  return {
    statistics,
    manyWebsites: false,
    filters,
    comparison: true,
    allDays: true,
    events: counts.has('events'),
    weekHours: counts.has('visitors_weekday_hour'),
    live,
    keeping: false,
    preview: false,
    check: false,
    sharing: false,
    reports: false,
    account: false,
    signInLink: false,
    alerts: false,
    received: false,
    ownAddress: false,
    ownDevices: false,
    imports: false,
  }
}
