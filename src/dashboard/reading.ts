import type { FrozenNumbers } from '#contract/share.ts'
import type { StatisticName } from '#contract/statistic.ts'
import { createContext, useContext } from 'react'
import { paths } from './paths.ts'

/** A website's statistics as somebody looks at them: where their pages are, and whether they are the reader's own. */
export type Reading = {
  /** The website. */
  id: number
  /** The addresses of its pages; `query` says how statistics are looked at, as `?range=7d`, or is empty. */
  statistics: (query?: string) => string
  statistic: (name: StatisticName, query?: string) => string
  live: () => string
  /** Whether it is one of the reader's websites: then it has settings, and others beside it. */
  isOwn: boolean
  /** Numbers of a moment that is over; null where they go on. */
  frozen: FrozenNumbers | null
}

const ReadingContext = createContext<Reading | null>(null)

export const ReadingProvider = ReadingContext.Provider

/** Null beside the pages of websites, where only owners are. */
export const useReadingIfAny = (): Reading | null => useContext(ReadingContext)

export function useReading(): Reading {
  const reading = useReadingIfAny()
  if (!reading) throw new Error('No website is being read here.')
  return reading
}

/** A website of the account, with the account's key. */
export const ownReading = (id: number): Reading => ({
  id,
  statistics: (query = '') => paths.statistics(id) + query,
  statistic: (name, query = '') => paths.statistic(id, name) + query,
  live: () => paths.live(id),
  isOwn: true,
  frozen: null,
})
