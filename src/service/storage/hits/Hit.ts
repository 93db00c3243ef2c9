/** One hit as it is stored: a row of the table `hits`. Text that is unknown is empty. */
export type Hit = {
  website_id: number
  /** Milliseconds since the epoch. */
  time: number
  /** Who it was, on this website and this day only: 64 bits, as decimal digits. */
  visitor: string
  /** `pageview`, or the name of a custom event. */
  name: string
  /** Path with its query, decoded for reading. */
  page: string
  /** Host of the page that led here; the website's own domain when that was a page of its own. */
  referrer: string
  campaign: string
  /** `EU` */
  continent: string
  /** `DE` */
  country: string
  /** `DE:Berlin` */
  city: string
  /** `de` */
  language: string
  browser: string
  os: string
  device: string
  /** `1920x1080` */
  resolution: string
  /** Properties of a custom event, as JSON text. */
  properties: string
  /** The name of a bot, `bot` when it has none; empty for everybody else, and for hits of before there was this column. */
  bot: string
} & Partial<Kept>

/** What no statistic reads, or none yet; empty for hits of before there were these columns. */
type Kept = {
  /** `DE:Bavaria` */
  region: string
  utm_source: string
  utm_medium: string
  utm_term: string
  utm_content: string
  /** `143` */
  browser_version: string
  /** `11` */
  os_version: string
  /** Of a phone or a tablet, as it calls itself: `SM-S928B`. */
  model: string
  /** The import that it came with; 0 for what was collected. */
  import_id: number
  /** Names what it was read of, so that nothing is imported twice: 64 bits, as decimal digits; 0 for what was collected. */
  line: string
}
