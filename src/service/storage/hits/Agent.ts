/** What is known of a visitor's browser and device; `""` where nothing is. Every value is one of ours, or of a bounded form. */
export type Agent = {
  /** The name of a bot, `bot` when it has none; `""` for everybody else. */
  bot: string
  /** `Firefox` */
  browser: string
  /** The number before the first dot: `145` */
  browser_version: string
  /** `Windows` */
  os: string
  /** As people say it: `11` of Windows, `15` of macOS, `10.14` of the macOS of before */
  os_version: string
  /** `desktop`, `mobile`, `tablet`, `tv`, `console`, `watch` */
  device: string
  /** Of an Android device, as it calls itself: `SM-S928B` */
  model: string
}
