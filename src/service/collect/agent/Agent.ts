/** What a user agent says; `""` where it says nothing. */
export type Agent = {
  /** The name of a bot, `bot` when it has none; `""` for everybody else. */
  bot: string
  /** `Firefox` */
  browser: string
  /** `Windows` */
  os: string
  /** `desktop`, `mobile`, `tablet`, `tv`, `console`, `watch` */
  device: string
}
