export type Report = {
  subject: string
  text: string
  html: string
  /** PNGs that the HTML names as `cid:NAME`. */
  pictures: { name: string; png: Uint8Array }[]
}
