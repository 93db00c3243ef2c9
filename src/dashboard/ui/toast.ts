import { useSyncExternalStore } from 'react'

/** A line that says what came of an action; it leaves by itself. */
export type Toast = { id: number; kind: 'done' | 'failed'; text: string }

const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let lastId = 0

export function toast(text: string, kind: Toast['kind'] = 'done'): void {
  lastId += 1
  show([...toasts, { id: lastId, kind, text }])
}

export const dismiss = (id: number): void => show(toasts.filter((shown) => shown.id !== id))

export const shownToasts = () => toasts

export const useToasts = () => useSyncExternalStore(subscribe, shownToasts)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function show(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
