import type { Agent } from './Agent.ts'

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

/** Safari on an iPad says that it is on a Mac; the screen gives it away. */
export const onScreen = (agent: Agent, resolution: string): Agent =>
  agent.browser === 'Safari' && agent.os === 'macOS' && iPads.has(resolution)
    ? { ...agent, os: 'iPadOS', device: 'tablet' }
    : agent
