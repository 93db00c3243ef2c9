/** What a user agent says; `""` where it says nothing. */
export type Agent = {
  isBot: boolean
  /** `Firefox` */
  browser: string
  /** `Windows` */
  os: string
  /** `desktop`, `mobile`, `tablet`, `tv`, `console`, `watch` */
  device: string
}
