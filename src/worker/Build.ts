/** What the service worker knows of the build that it belongs to. */
export type Build = {
  /** Another one for every content. */
  version: string
  /** The paths of what every reader needs: `/assets/StatisticsPage-1a2b3c4d.js`. */
  files: readonly string[]
  /** The paths of what is said, by language. */
  messages: Readonly<Record<string, readonly string[]>>
}
