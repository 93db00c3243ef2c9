const list = /^(https?:\/\/[^\s"<>]+)\/api\/v1\/websites$/
const ownMachine = /^https?:\/\/(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])(:|\/|$)/

/**
 * The address a service gives itself in `meta.path` of its list. Null where it gives none, or one that only its own
 * machine knows: that is what a service is called which was not told its `BASE_URL`.
 */
export function namedAddress(listPath: string | undefined): string | null {
  const address = listPath?.match(list)?.[1]
  return address && !ownMachine.test(address) ? address : null
}
