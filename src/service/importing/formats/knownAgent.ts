import type { Agent } from '#service/storage/hits/Agent.ts'
import { unknownAgent } from './LoggedVisit.ts'

/** Names in other services' exports, in lower case and without versions, and what is shown here. */
const browsers: Record<string, string> = {
  chrome: 'Chrome',
  'chromium-webview': 'Chrome',
  'mobile chrome': 'Chrome',
  'chrome mobile': 'Chrome',
  crios: 'Chrome',
  chromium: 'Chromium',
  'edge-chromium': 'Edge',
  'edge-ios': 'Edge',
  edge: 'Edge',
  'microsoft edge': 'Edge',
  firefox: 'Firefox',
  fxios: 'Firefox',
  'mobile firefox': 'Firefox',
  'firefox mobile': 'Firefox',
  safari: 'Safari',
  ios: 'Safari',
  'ios-webview': 'Safari',
  'mobile safari': 'Safari',
  opera: 'Opera',
  'opera-mini': 'Opera',
  samsung: 'Samsung Internet',
  'samsung browser': 'Samsung Internet',
  'samsung internet': 'Samsung Internet',
  ie: 'Internet Explorer',
  'internet explorer': 'Internet Explorer',
  yandex: 'Yandex',
  'yandex browser': 'Yandex',
  brave: 'Brave',
  vivaldi: 'Vivaldi',
  duckduckgo: 'DuckDuckGo',
  'duckduckgo privacy browser': 'DuckDuckGo',
}

/** By how they begin: versions stand behind. */
const systems: readonly [begins: RegExp, name: string][] = [
  [/^windows phone/i, 'Windows Phone'],
  [/^windows/i, 'Windows'],
  [/^(?:mac|os x|darwin)/i, 'macOS'],
  [/^(?:ios|ipad|iphone)/i, 'iOS'],
  [/^android/i, 'Android'],
  [/^chrome ?os/i, 'ChromeOS'],
  [/^(?:linux|gnu|ubuntu|fedora|debian)/i, 'Linux'],
]

const devices: Record<string, string> = { desktop: 'desktop', laptop: 'desktop', mobile: 'mobile', tablet: 'tablet' }

/** What another service read of a user agent, in the names used here; what they do not know is empty. */
export const knownAgent = (said: { browser?: string; os?: string; device?: string; bot?: string }): Agent => ({
  ...unknownAgent,
  bot: said.bot ?? '',
  browser: browsers[(said.browser ?? '').toLowerCase().replace(/ [\d.]+$/, '')] ?? '',
  os: systems.find(([begins]) => begins.test(said.os ?? ''))?.[1] ?? '',
  device: devices[(said.device ?? '').toLowerCase()] ?? '',
})
