import { makeListeners } from '#dashboard/listeners.ts'
import { useSyncExternalStore } from 'react'

/** A line that says what came of an action; it leaves by itself. */
export type Toast = { id: number; kind: 'done' | 'failed'; text: string }

const { subscribe, tell } = makeListeners()
let toasts: readonly Toast[] = []
let lastId = 0

export function toast(text: string, kind: Toast['kind'] = 'done'): void {
  lastId += 1
  show([...toasts, { id: lastId, kind, text }])
}

export const dismiss = (id: number): void => show(toasts.filter((shown) => shown.id !== id))

export const shownToasts = () => toasts

export const useToasts = () => useSyncExternalStore(subscribe, shownToasts)

function show(next: readonly Toast[]) {
  toasts = next
  tell()
}
