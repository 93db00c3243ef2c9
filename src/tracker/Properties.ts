/** What is known of an event beside its name. */
export type Properties = Record<string, string | number | boolean | null>
