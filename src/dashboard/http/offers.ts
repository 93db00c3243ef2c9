import { referenceStatistics, type StatisticName, statisticNames } from '#contract/statistic.ts'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from './ApiError.ts'
import { OpenApi, operationOf } from './openApi.ts'
import { request } from './request.ts'

/** What a service answers beyond the reference; each stands for controls that are shown only where they work. */
export type Offers = {
  /** The statistics that can be read. */
  statistics: readonly StatisticName[]
  /** The days of many websites in one request. */
  manyWebsites: boolean
  /** Statistics of those visitors alone who match. */
  filters: boolean
  /** A second range beside the first. */
  comparison: boolean
  /** All days of a range in one answer. */
  allDays: boolean
  /** The completions of custom events by day. */
  events: boolean
  /** Visitors by the hour of the week. */
  weekHours: boolean
  /** Who is there now. */
  live: boolean
  /** What became of hits, and when none were collected. */
  received: boolean
  /** What an exclusion rule would have left out. */
  preview: boolean
  /** Whether the script is found on the website. */
  check: boolean
  /** Reports by mail: where they go, what became of them. */
  reports: boolean
  /** Whose key it is, and their other keys. */
  account: boolean
  /** A link to sign in with, sent by mail. */
  signInLink: boolean
  /** Hours that are far from usual, and hits that stop arriving, told by mail and to a webhook. */
  alerts: boolean
  /** Which address the service sees. */
  ownAddress: boolean
  /** Browsers of the owner's own that are not counted. */
  ownDevices: boolean
  /** A page for others, with what of the statistics is shown there. */
  sharing: boolean
  /** What was imported into a website, and its end. */
  imports: boolean
  /** For how long hits are kept, and the end of some of them. */
  keeping: boolean
}

/**
 * What the service offers, read once from its own description; nothing where it has none. While it is not known, and where
 * the service was not reached, there is no data.
 */
export const offersQuery = queryOptions({
  queryKey: ['offers'] as const,
  queryFn: async ({ signal }): Promise<Offers> => {
    try {
      return offersOf(await request(OpenApi, 'GET', '/openapi.json', { signal }))
    } catch (error) {
      if (error instanceof ApiError && hasAnswered(error)) return offersOf({ paths: {} })
      throw error
    }
  },
  staleTime: Infinity,
  gcTime: Infinity,
})

/** It speaks the reference alone; one that fails may be asked again. */
const hasAnswered = ({ status }: ApiError) => status > 0 && status < 500

/** What an OpenAPI document describes of it. */
export function offersOf(document: OpenApi): Offers {
  const statistic = operationOf(document, 'get', '/stats/{id}')?.parameters
  const counts = (name: StatisticName) => statistic?.get('name')?.includes(name) ?? false
  const reads = (address: string) => operationOf(document, 'get', address) !== null
  const does = (address: string) => operationOf(document, 'post', address) !== null
  return {
    statistics: statisticNames.filter((name) => name in referenceStatistics || counts(name)),
    manyWebsites: reads('/stats'),
    filters: statistic?.has('filters') ?? false,
    comparison: statistic?.has('compare_from') ?? false,
    allDays: statistic?.has('all_days') ?? false,
    events: counts('events'),
    weekHours: counts('visitors_weekday_hour'),
    live: reads('/stats/{id}/live'),
    received: reads('/stats/{id}/received'),
    preview: does('/websites/{id}/preview'),
    check: does('/websites/{id}/check'),
    reports: reads('/reports'),
    account: reads('/account'),
    signInLink: does('/sign-in'),
    alerts: reads('/websites/{id}/alerts'),
    ownAddress: reads('/address'),
    ownDevices: reads('/websites/{id}/devices'),
    sharing: reads('/share/{domain}'),
    imports: reads('/websites/{id}/imports'),
    keeping: does('/websites/{id}/deletions'),
  }
}
