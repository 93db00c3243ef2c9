import type { Porchlight } from './Porchlight.ts'

/** Two addresses of this length fit into what the service takes. */
const bounded = (address: string) => address.slice(0, 3000)

const page = () => bounded(location.href.split('#', 1)[0] ?? '')

/** Counts the pages of the website it is embedded in: no cookie, no storage, no error in the page. */
function track(script: HTMLScriptElement): void {
  const { domain = location.hostname, api = new URL('/api/event', script.src || page()).href } = script.dataset
  let referrer = bounded(document.referrer)
  /** The page that was counted last; empty before the first. */
  let viewed = ''

  function send(n: unknown, p?: unknown): void {
    try {
      const s = `${screen.width}x${screen.height}`
      const body = JSON.stringify({ n, u: page(), d: domain, r: referrer || null, p, s, l: navigator.language })
      // `keepalive` outlives the page, so that a click that leaves it counts; text needs no permission from the service first.
      fetch(api, { method: 'POST', keepalive: true, credentials: 'omit', body }).catch(() => {})
    } catch {
      // Properties that are no JSON, or a browser without fetch: nothing that the page should hear of.
    }
  }

  const count = (call: ArrayLike<unknown>) => send(call[0], call[1])

  function view(): void {
    viewed = page()
    send('pageview')
  }

  /** A single-page application showed another path or query: the page before it is what led there. */
  function moved(): void {
    if (!viewed || viewed === page()) return
    referrer = viewed
    view()
  }

  /** A page counts once it is seen: not while it is prerendered, nor in a tab that nobody opens. */
  function begin(): void {
    if (viewed || document.hidden) return
    view()
    queue.forEach(count)
    queue.push = (...calls) => {
      calls.forEach(count)
      return 0
    }
  }

  const given = window.porchlight
  // An element with this id is a property of the window, too.
  const porchlight: Porchlight = typeof given === 'function' ? given : (...call) => queue.push(call)
  const queue = (porchlight.q ??= [])
  window.porchlight = porchlight

  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method]
    history[method] = (...state) => {
      original.apply(history, state)
      moved()
    }
  }
  addEventListener('popstate', moved)
  addEventListener('pageshow', ({ persisted }) => persisted && view())
  // A prerendered page is hidden until it is shown.
  document.addEventListener('visibilitychange', begin)
  begin()
}

const script = document.currentScript ?? document.querySelector('script[data-domain]')
if (script instanceof HTMLScriptElement) track(script)
