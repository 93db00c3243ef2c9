import { paths } from '#dashboard/paths.ts'

/** Where to go after signing in. Only addresses inside this dashboard: a link must not send anybody elsewhere. */
export function returnPath(back: string | null): string {
  if (!back?.startsWith('/')) return paths.websites
  // The browser drops tabs and line breaks and takes `\` for `/` before it reads an address.
  const address = URL.canParse(back, location.origin) ? new URL(back, location.origin) : undefined
  if (address?.origin !== location.origin || address.pathname.startsWith('//')) return paths.websites
  return address.pathname + address.search
}
