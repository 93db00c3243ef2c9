import type account from './messages/en/account.json'
import type alerts from './messages/en/alerts.json'
import type common from './messages/en/common.json'
import type connect from './messages/en/connect.json'
import type embedding from './messages/en/embedding.json'
import type imports from './messages/en/imports.json'
import type install from './messages/en/install.json'
import type keeping from './messages/en/keeping.json'
import type palette from './messages/en/palette.json'
import type reasons from './messages/en/reasons.json'
import type received from './messages/en/received.json'
import type reports from './messages/en/reports.json'
import type settings from './messages/en/settings.json'
import type sharing from './messages/en/sharing.json'
import type statistics from './messages/en/statistics.json'
import type websites from './messages/en/websites.json'

/** The files of the catalogue: what is said in a part of the dashboard is loaded with it, `common` before anything is drawn. */
type Areas = {
  account: typeof account
  alerts: typeof alerts
  common: typeof common
  connect: typeof connect
  embedding: typeof embedding
  imports: typeof imports
  install: typeof install
  keeping: typeof keeping
  palette: typeof palette
  reasons: typeof reasons
  received: typeof received
  reports: typeof reports
  settings: typeof settings
  sharing: typeof sharing
  statistics: typeof statistics
  websites: typeof websites
}

export type Area = keyof Areas

/** What can be said; each key belongs to one area. */
export type Key = { [area in Area]: keyof Areas[area] }[Area]
