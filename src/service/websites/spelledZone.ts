/**
 * A time zone as the engine spells it, which minds upper and lower case: as it was given, or else by the runtime's own name
 * for it. Undefined when the engine knows neither. `name` is one that the runtime knows.
 */
export function spelledZone(name: string, known: ReadonlySet<string>): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
  return [name, timeZone].find((zone) => known.has(zone))
}
