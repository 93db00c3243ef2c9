/** What became of hits, counted: a row of the table `received`. Nothing in it is about visitors. */
export type Received = {
  /** 0 is the service itself, which counts the minutes in which it could store. */
  website_id: number
  /** Milliseconds since the epoch; the start of a quarter of an hour, or for the service of a minute. */
  time: number
  /** `stored`, or why a hit was not. */
  reason: string
  count: number
}
