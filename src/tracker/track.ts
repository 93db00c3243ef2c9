import type { Call } from './Porchlight.ts'

/** Two addresses of this length fit into what the service takes. */
const bounded = (address: string) => address.slice(0, 3000)

declare global {
  interface Navigator {
    /** User-Agent Client Hints: of Chromium alone, and on secure pages. */
    readonly userAgentData: {
      getHighEntropyValues(names: string[]): Promise<{ platformVersion?: string; model?: string }>
    }
  }
}

/**
 * Counts the pages of a website, or of several with commas between: no cookie, no storage, no error in the page. `address` is that of
 * the page that is shown, `send` throws nothing, and `calls` are events, as their arguments: those that wait for the first view, and from
 * then on whatever is pushed.
 */
export function track(domain: string, address: () => string, send: (event: object) => unknown, calls: Call[]): void {
  const a: { t: number; v?: string | undefined; m?: string | undefined } = { t: navigator.maxTouchPoints }
  let referrer = bounded(document.referrer)
  /** The page that was counted last; empty before the first. */
  let viewed = ''

  const page = () => bounded(address())

  function count([n, p]: Call): void {
    send({
      n,
      u: page(),
      d: domain,
      r: referrer || null,
      p,
      s: `${screen.width}x${screen.height}`,
      l: navigator.language,
      w: navigator.webdriver,
      a,
    })
  }

  function view(): void {
    viewed = page()
    count(['pageview'])
  }

  /** A single-page application showed another page: the one before it is what led there. */
  function moved(): void {
    if (!viewed || viewed === page()) return
    referrer = viewed
    view()
  }

  /** A page counts once it is seen: not while it is prerendered, nor in a tab that nobody opens. */
  function begin(): void {
    if (viewed || document.hidden) return
    view()
    calls.forEach(count)
    calls.push = (...more) => more.map(count).length
  }

  /** Begins with what only the browser can say of itself, where it says it. */
  async function ask(): Promise<void> {
    try {
      // Windows 11 says in nothing else that it is not 10, and a phone which one it is.
      const wanted = navigator.userAgentData.getHighEntropyValues(['platformVersion', 'model'])
      ;({ platformVersion: a.v, model: a.m } = await wanted)
    } catch {
      // Most have nothing to say.
    }
    begin()
  }

  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method]
    history[method] = (...state) => {
      original.apply(history, state)
      moved()
    }
  }
  addEventListener('popstate', moved)
  addEventListener('pageshow', ({ persisted }) => persisted && view())
  // Whoever leaves before the answer is there is counted without it.
  addEventListener('pagehide', begin)
  // A prerendered page is hidden until it is shown.
  document.addEventListener('visibilitychange', begin)
  void ask()
}
