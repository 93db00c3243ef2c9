import type { StatisticName } from '#contract/statistic.ts'

/** The address of every page; what a link should carry beyond it goes into the query. */
export const paths = {
  connect: '/connect',
  /** Signing in, and then to `back`, an address inside the dashboard. */
  connectAndReturn: (back: string) => `/connect?${new URLSearchParams({ back })}`,
  account: '/account',
  websites: '/websites',
  install: (id: number) => `/websites/${id}/install`,
  settings: (id: number) => `/websites/${id}/settings`,
  live: (id: number) => `/websites/${id}/live`,
  statistics: (id: number) => `/websites/${id}/statistics`,
  statistic: (id: number, name: StatisticName) => `/websites/${id}/statistics/${name}`,
} as const
