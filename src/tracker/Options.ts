/** What is counted, and where it goes; beyond `domain` and `api` nothing is needed. */
export type Options = {
  /** The website as the service knows it, `example.com`, or several with commas between. */
  domain: string
  /** Where hits are sent: `https://stats.example.com/api/event`. */
  api: string
  /** Counts what the fragment shows (`#/about`) as a page of its own. */
  hash?: boolean | undefined
  /** Counts links to other websites that are followed, as the event `Outbound link`. */
  outbound?: boolean | undefined
  /** Counts files that are downloaded, as the event `Download`: the usual ones, or those with these endings. */
  downloads?: boolean | readonly string[] | undefined
  /** Counts pages that were not found, as the event `404`. */
  notFound?: boolean | undefined
  /** Says on the console what was sent and what came back. */
  debug?: boolean | undefined
}
