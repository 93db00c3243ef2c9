const known = Intl.supportedValuesOf('timeZone')

/** Every time zone there is to choose, by name; with UTC and the present one, which the browser may not list. */
export const timeZones = (present: string): string[] =>
  [...new Set(['UTC', present, ...known])].filter(Boolean).toSorted()
