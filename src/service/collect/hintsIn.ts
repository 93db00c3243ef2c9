import type { IncomingHttpHeaders } from 'node:http'
import type { Hints } from './agent/Hints.ts'

/** The user-agent client hints among a request's headers. */
export const hintsIn = (headers: IncomingHttpHeaders): Hints => ({
  brands: one(headers['sec-ch-ua']),
  mobile: one(headers['sec-ch-ua-mobile']),
  platform: one(headers['sec-ch-ua-platform']),
  version: one(headers['sec-ch-ua-platform-version']),
  model: one(headers['sec-ch-ua-model']),
})

/** The header, or the first of several. */
const one = (header: string | string[] | undefined): string => (Array.isArray(header) ? header[0] : header) ?? ''
