import type { Call, Porchlight } from './Porchlight.ts'

type Embedded = {
  script: HTMLScriptElement
  domain: string
  api: string
  /** Calls of `porchlight()`, as their arguments. */
  calls: Call[]
}

/** An address as seen from where the script was loaded. */
export const besides = (script: HTMLScriptElement, path: string): string =>
  new URL(path, script.src || location.href).href

/** Makes `porchlight()` callable, and says what the tag asks for. Undefined where nobody knows which tag it is. */
export function embed(): Embedded | undefined {
  // What runs is a script; one in a picture is no way to embed it.
  const script = (document.currentScript || document.querySelector('script[data-domain]')) as HTMLScriptElement | null
  if (!script) return undefined
  const { domain = location.hostname, api = besides(script, '/api/event') } = script.dataset

  const given = window.porchlight
  // An element with this id is a property of the window, too.
  const porchlight: Porchlight = typeof given === 'function' ? given : (...call) => calls.push(call)
  const calls = (porchlight.q = porchlight.q || [])
  window.porchlight = porchlight
  return { script, domain, api, calls }
}
