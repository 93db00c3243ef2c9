import { language } from '#dashboard/language/language.ts'

/** How long the page has the network to itself, in milliseconds. */
const pause = 3000

/** Lets the dashboard open without a network, from the next time on; only where it is built and its way is safe (https, localhost). */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    // Without it everything works but opening offline.
    navigator.serviceWorker.register(`/sw.js?language=${language()}`).catch(() => undefined)
  }, pause)
}
