import type { Hit } from '#service/storage/hits/Hit.ts'
import { completions } from './completions.ts'
import { machine } from './machines.ts'
import { pages } from './pages.ts'
import { place } from './places.ts'
import { exponential, type Random } from './random.ts'
import type { Source } from './sources.ts'

/** What stays the same in all hits of a visitor. */
export type Visitor = Omit<Hit, 'time' | 'name' | 'page' | 'referrer' | 'campaign' | 'properties'>

const second = 1000
/** A longer gap would begin another visit. */
const longestGap = 25 * 60 * second

/** Somebody who comes from somewhere with something, all of which fits together. */
export function simulateVisitor(website_id: number, random: Random): Visitor {
  const { continent, country, city, language } = place(random)
  const { device, os, browser, resolution } = machine(random)
  return {
    website_id,
    visitor: String((BigInt(word(random)) << 32n) | BigInt(word(random))),
    continent,
    country,
    city: `${country}:${city(random)}`,
    language: language(random),
    device,
    os,
    browser: browser(random),
    resolution: resolution(random),
    bot: '',
  }
}

const word = (random: Random) => Math.floor(random() * 4_294_967_296)

/** A visit's pageviews and what is done on them. The first has what led here, the others come from the website's own pages. */
export function simulateVisit(visitor: Visitor, source: Source, domain: string, start: number, random: Random): Hit[] {
  const hits: Hit[] = []
  let time = start
  let { referrer, campaign } = source
  let page = pages[source.lands](random)
  do {
    const view = { ...visitor, time: Math.floor(time), name: 'pageview', page, referrer, campaign, properties: '' }
    hits.push(view, ...simulateCompletions(view, random))
    time += 4 * second + Math.min(exponential(75 * second, random), longestGap)
    referrer = domain
    campaign = ''
    page = pages.any(random)
  } while (random() < 0.57)
  return hits
}

const simulateCompletions = (view: Hit, random: Random): Hit[] =>
  completions
    .filter(({ on, chance }) => on.test(view.page) && random() < chance)
    .map(({ name, property, value }) => ({
      ...view,
      time: Math.floor(view.time + 3 * second + exponential(20 * second, random)),
      name,
      properties: JSON.stringify({ [property]: value(random) }),
    }))
