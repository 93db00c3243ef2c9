import { BROWSER_MAP, parse } from 'bowser'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { Agent } from './Agent.ts'
import { botTokens } from './bots.ts'
import { browserTokens, otherNames } from './browsers.ts'
import { deviceTokens } from './devices.ts'
import { systemTokens } from './systems.ts'
import { firstMatch } from './Token.ts'

/** Longer ones are read no further: real ones end well before. */
const longestUserAgent = 1024

const namelessBot = 'bot'

/** Most visitors of a day share a few thousand user agents. */
const agents = new LRUCache<string, Agent>({ max: 5000 })

/** Bot, browser, operating system and device of a user agent. Nothing at all is what scripts send: a bot. */
export function readAgent(userAgent: string): Agent {
  const text = userAgent.slice(0, longestUserAgent)
  const known = agents.get(text)
  if (known) return known
  const agent = {
    bot: botByName(text),
    browser: firstMatch(browserTokens, text) || browserByName(text),
    os: firstMatch(systemTokens, text),
    device: firstMatch(deviceTokens, text),
  }
  agents.set(text, agent)
  return agent
}

/** bowser takes any first word for a browser's name; only the names it knows count, so that nobody can make up new ones. */
const names = new Set(Object.values(BROWSER_MAP))

/** Nobody can make up new names of bots either. */
function botByName(text: string): string {
  if (text.trim() === '') return namelessBot
  if (!isbot(text)) return ''
  const { browser, platform } = parse(text)
  const name = platform.type === 'bot' && browser.name && names.has(browser.name) ? browser.name : namelessBot
  return firstMatch(botTokens, text) || name
}

function browserByName(text: string): string {
  if (text === '') return ''
  const { name } = parse(text).browser
  return name && names.has(name) ? (otherNames[name] ?? name) : ''
}
