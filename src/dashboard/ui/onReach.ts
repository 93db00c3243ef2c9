import { type ComponentType, lazy } from 'react'

/** A component whose code comes when somebody reaches for what opens it, and what makes that of a button. */
export function onReach<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const reach = () => {
    // If it does not come now, it is asked for again when it is opened.
    load().catch(() => undefined)
  }
  return [lazy(async () => ({ default: await load() })), { onPointerEnter: reach, onFocus: reach }] as const
}
