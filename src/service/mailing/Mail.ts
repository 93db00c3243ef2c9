export type Mail = {
  /** One address. */
  to: string
  subject: string
  text: string
  html?: string
  /** PNGs that the HTML names as `cid:NAME`. */
  pictures?: { name: string; png: Uint8Array }[]
  /** More header fields, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
}
