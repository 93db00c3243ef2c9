/** The moment so many days from now; undefined for no days. */
export const afterDays = (days: number): string | undefined =>
  days > 0 ? new Date(Date.now() + days * 86_400_000).toISOString() : undefined
