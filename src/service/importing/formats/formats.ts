import { combinedFormat } from './combined.ts'
import { extendedFormat } from './extended.ts'
import type { Format } from './Format.ts'
import { goatcounterFormat } from './goatcounter.ts'
import { jsonFormat } from './json.ts'
import { plausibleFormat } from './plausible.ts'
import { umamiFormat } from './umami.ts'

/** In the order in which a file is asked for them. */
export const formats = {
  w3c: extendedFormat,
  json: jsonFormat,
  plausible: plausibleFormat,
  umami: umamiFormat,
  goatcounter: goatcounterFormat,
  combined: combinedFormat,
} as const satisfies Record<string, Format>

export type FormatName = keyof typeof formats

// The keys of a record are known to be its names.
export const formatNames = Object.keys(formats) as FormatName[]
