/** One request, as a web server logged it. Text that is missing (`-`) is empty. */
export type LogLine = {
  address: string
  /** Milliseconds since the epoch. */
  time: number
  /** `GET`; empty when what was sent was no HTTP. */
  method: string
  /** As it was sent: a path with its query, or a whole address. */
  target: string
  /** The name that the visitor asked for; empty where the log does not say. */
  host: string
  status: number
  referrer: string
  /** Undefined where the format has none. */
  userAgent: string | undefined
}
