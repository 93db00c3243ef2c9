import type { Hit } from '#service/storage/hits/Hit.ts'
import { agentOf } from './agent/agentOf.ts'
import { plainAddress } from './address.ts'
import { campaign } from './campaign.ts'
import { language } from './language.ts'
import { page } from './page.ts'
import { pageUrl } from './pageUrl.ts'
import type { Places } from './places/Place.ts'
import { properties } from './properties.ts'
import { type Reason, reasonToLeaveOut } from './Reason.ts'
import { referrer as referrerOf } from './referrer.ts'
import { resolution } from './resolution.ts'
import { plain } from './text.ts'
import type { ServiceRules } from './ServiceRules.ts'
import type { TrackedWebsite } from './TrackedWebsite.ts'
import type { Visit } from './Visit.ts'
import { visitor } from './visitors/visitor.ts'

export type Dropped = { dropped: Reason }

/** Makes the row of a visit, or says why there is none. `key` is that of the website's day on which the visit was. */
export type ToHit = (website: TrackedWebsite, visit: Visit, key: string) => Hit | Dropped

export const toHit =
  (places: Places, service: ServiceRules): ToHit =>
  (website, visit, key) => {
    const { event, userAgent, time } = visit
    const url = pageUrl(event.u)
    if (!url) return { dropped: 'url' }
    const screen = resolution(event.s)
    const agent = visit.agent ?? agentOf(visit, screen)
    const address = plainAddress(visit.address)
    const referrer = referrerOf(event.r, url, website)
    const dropped = reasonToLeaveOut({ service, website, visit, agent, address, url, referrer })
    if (dropped) return { dropped }

    const from = campaign(url)
    const place = places.of(address)
    // Field by field: of several objects spread into one the runtime makes a table, which costs three times as much, for every hit.
    return {
      website_id: website.id,
      time,
      visitor: visitor(key, website.id, address, userAgent),
      name: plain(event.n, 120),
      page: page(url, website.excludesParameter, Boolean(event.h)),
      referrer,
      campaign: from.campaign,
      continent: place.continent,
      country: place.country,
      city: place.city,
      language: language(event.l) || language(visit.acceptLanguage ?? ''),
      browser: agent.browser,
      os: agent.os,
      device: agent.device,
      resolution: screen,
      properties: properties(event.p),
      bot: agent.bot,
      region: place.region,
      utm_source: from.utm_source,
      utm_medium: from.utm_medium,
      utm_term: from.utm_term,
      utm_content: from.utm_content,
      browser_version: agent.browser_version,
      os_version: agent.os_version,
      model: agent.model,
    }
  }
