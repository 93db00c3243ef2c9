import { makeListeners } from '#dashboard/listeners.ts'
import { useSyncExternalStore } from 'react'
import { ApiError } from './ApiError.ts'

/** What the page in view lacks while the service is away. */
export type Absence = {
  /** When the oldest of what is shown all the same was read, in milliseconds; null where nothing of it ever was. */
  readAt: number | null
}

const { subscribe, tell } = makeListeners()
let current: Absence | null = null
let silent = false

/** What stands for a service that is away: nothing answered, or something in front of it that did not reach it. */
const awayStatuses = new Set([0, 502, 503, 504])

export const isAway = (error: unknown): boolean => error instanceof ApiError && awayStatuses.has(error.status)

export const absence = () => current

/** The absence as React sees it; null while everything on the page could be read. */
export const useAbsence = () => useSyncExternalStore(subscribe, absence)

export function noteAbsence(next: Absence | null): void {
  if (current?.readAt === next?.readAt) return
  current = next
  tell()
}

/** Whether the last request did not reach the service, whatever the page lacks of it. */
export const useIsSilent = () => useSyncExternalStore(subscribe, () => silent)

/** Notes how a request was answered: its status, 0 for not at all. */
export function noteAnswer(status: number): void {
  const next = awayStatuses.has(status)
  if (silent === next) return
  silent = next
  tell()
}
