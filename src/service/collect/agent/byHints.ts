import type { Agent } from '#service/storage/hits/Agent.ts'
import { brandNames, brandsIn } from './brands.ts'
import type { Hints } from './Hints.ts'
import { model as named } from './model.ts'
import { platformVersion } from './platformVersion.ts'

/** Browsers whose user agent may be another's: the brands say whose. */
const borrowed = new Set(['', 'Chrome', 'Chromium'])

/** What `Sec-CH-UA-Platform` says where the user agent says no more than Linux: headsets and tablets that ask for the desktop's page. */
const platforms = new Map([
  ['"Android"', 'Android'],
  ['"Chrome OS"', 'Chrome OS'],
  ['"Chromium OS"', 'Chrome OS'],
])

/** An agent with what the user-agent client hints of its request say better. They cost nothing where there are none. */
export function byHints(agent: Agent, { brands, mobile, platform, version = '', model = '' }: Hints): Agent {
  if (brands === '' && platform === '') return agent
  const said = brandsIn(brands)
  const told = brandNames.find(([brand]) => said.has(brand))
  const [brand = '', name = ''] = told ?? []
  const isBrand = told !== undefined && (borrowed.has(agent.browser) || agent.browser === name)
  const os = agent.os === '' || agent.os === 'Linux' ? (platforms.get(platform) ?? agent.os) : agent.os
  return {
    ...agent,
    bot: agent.bot || (said.has('HeadlessChrome') ? 'HeadlessChrome' : ''),
    browser: isBrand ? name : agent.browser,
    browser_version: (isBrand && said.get(brand)) || agent.browser_version,
    os,
    os_version: platformVersion(os, unquoted(version)) || agent.os_version,
    device: agent.device || (mobile === '?1' ? 'mobile' : ''),
    model: (os === 'Android' && named(unquoted(model))) || agent.model,
  }
}

const unquoted = (text: string) => /^"(.*)"$/.exec(text)?.[1] ?? ''
