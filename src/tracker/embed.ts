import type { Call, Porchlight } from './Porchlight.ts'

/** Counts what a tag asks for; `calls` are those of `porchlight()`, as their arguments. */
type Begin = (script: HTMLScriptElement, domain: string, api: string, calls: Call[]) => void

/** An address as seen from where the script was loaded. */
export const besides = (script: HTMLScriptElement, path: string): string =>
  new URL(path, script.src || location.href).href

/** Makes `porchlight()` callable, and begins; nothing happens where nobody knows which tag it is. */
export function embed(begin: Begin): void {
  // What runs is a script; one in a picture is no way to embed it.
  const script = (document.currentScript || document.querySelector('script[data-domain]')) as HTMLScriptElement | null
  if (!script) return
  const { domain = location.hostname, api = besides(script, '/api/event') } = script.dataset

  const given = window.porchlight
  // An element with this id is a property of the window, too.
  const porchlight: Porchlight = typeof given === 'function' ? given : (...call) => calls.push(call)
  const calls = (porchlight.q = porchlight.q || [])
  window.porchlight = porchlight
  begin(script, domain, api, calls)
}
