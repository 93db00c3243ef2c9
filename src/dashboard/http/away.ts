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

/** Whether nothing answered, or something in front of the service that did not reach it. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status)

export const absence = () => current

/** The absence as React sees it; null while everything on the page could be read. */
export const useAbsence = () => useSyncExternalStore(subscribe, absence)

export function noteAbsence(next: Absence | null): void {
  if (current?.readAt === next?.readAt) return
  current = next
  tell()
}
