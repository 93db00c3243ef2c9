import { LRUCache } from 'lru-cache'
import type { Agent } from '#service/storage/hits/Agent.ts'
import { applicationTokens } from './applications.ts'
import { botTokens } from './bots.ts'
import { browserTokens } from './browsers.ts'
import { deviceTokens } from './devices.ts'
import { isBot } from './isBot.ts'
import { modelIn } from './model.ts'
import { systemTokens } from './systems.ts'
import { systemVersion } from './systemVersion.ts'
import { firstMatch } from './Token.ts'

/** Longer ones are read no further: real ones end well before. */
const longestUserAgent = 1024

const namelessBot = 'bot'

const shown = [...applicationTokens, ...browserTokens]

/** Most visitors of a day share a few thousand user agents. */
const agents = new LRUCache<string, Agent>({ max: 5000 })

/** What a user agent says. Nothing at all is what programs send: a bot. Nobody can make up names: all are of the tables. */
export function readAgent(userAgent: string): Agent {
  const given = userAgent.slice(0, longestUserAgent)
  const known = agents.get(given)
  if (known) return known
  const agent = read(spaced(given))
  agents.set(given, agent)
  return agent
}

function read(text: string): Agent {
  const browser = firstMatch(shown, text)
  const os = firstMatch(systemTokens, text)
  return {
    bot: isBot(text) ? firstMatch(botTokens, text).name || namelessBot : '',
    browser: browser.name,
    browser_version: browser.version.replace(/\..*/, ''),
    os: os.name,
    os_version: systemVersion(os.name, os.version),
    device: firstMatch(deviceTokens, text).name,
    model: os.name === 'Android' ? modelIn(text) : '',
  }
}

/** The logs of some servers have `+` for spaces. */
const spaced = (text: string) => (/^\S+\+\(\S+$/.test(text) ? text.replaceAll('+', ' ') : text)
