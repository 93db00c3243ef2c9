/** What the script does beyond counting pages, each asked for by an attribute of its tag. */
export const switchNames = ['outbound', 'downloads', '404', 'hash', 'debug'] as const

export type Switch = (typeof switchNames)[number]

/** The attributes' names. */
export const attributesOf = (switches: readonly Switch[]): string[] => switches.map((name) => `data-${name}`)
