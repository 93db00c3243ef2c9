import type { Event } from '#contract/event.ts'
import type { Agent } from '#service/storage/hits/Agent.ts'
import { model } from './model.ts'
import { platformVersion } from './platformVersion.ts'

/** Screens of iPads in CSS pixels. Safari there reports them upright however the tablet is held; no Mac has one of these. */
const iPads = new Set([
  '744x1133',
  '768x1024',
  '810x1080',
  '820x1180',
  '834x1112',
  '834x1194',
  '834x1210',
  '1024x1366',
  '1032x1376',
])

/** An agent with what the script says: of the screen, of the device, and whether a program drives the browser. */
export function byScript(agent: Agent, { a, w }: Pick<Event, 'a' | 'w'>, resolution: string): Agent {
  const real = isIpad(agent, a?.t, resolution) ? asIpad(agent) : agent
  if (!a && !w) return real
  return {
    ...real,
    bot: real.bot || (w ? 'automated' : ''),
    os_version: platformVersion(real.os, a?.v ?? '') || real.os_version,
    model: (real.os === 'Android' && model(a?.m ?? '')) || real.model,
  }
}

/**
 * Browsers on an iPad say that they are on a Mac; fingers give it away, or the screen where nobody counted them. Without that,
 * only Safari is believed to be on one.
 */
const isIpad = ({ browser, os }: Agent, touches: number | null | undefined, resolution: string) =>
  os === 'macOS' && (touches == null ? browser === 'Safari' && iPads.has(resolution) : touches > 1)

/** Safari is numbered like the system it comes with. */
const asIpad = (agent: Agent): Agent => ({
  ...agent,
  os: 'iPadOS',
  os_version: agent.browser === 'Safari' ? agent.browser_version : '',
  device: 'tablet',
})
