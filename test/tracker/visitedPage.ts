import { JSDOM, VirtualConsole } from 'jsdom'
import { z } from 'zod'
import { Event } from '#contract/event.ts'

type Options = {
  url?: string
  referrer?: string
  /** Attributes of the script's tag. */
  tag?: string
  /** What the page runs before the script. */
  before?: string
  /** A page that nobody has seen yet. */
  hidden?: boolean
  /** Runs the script without the browser saying which tag it came from. */
  detached?: boolean
  fetch?: typeof fetch
}

type Sent = { url: string; options: RequestInit; event: Event }

/** A page with the script on it, and what it sends. */
export function visitedPage(
  script: string,
  {
    url = 'https://example.com/',
    referrer = '',
    tag = 'data-domain="example.com" data-api="https://stats.example/api/event"',
    before = '',
    hidden = false,
    detached = false,
    fetch = async () => new Response('ok', { status: 202 }),
  }: Options = {},
) {
  const sent: Sent[] = []
  const errors: unknown[] = []
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', (error) => errors.push(error))
  const said: unknown[][] = []
  virtualConsole.on('log', (...words) => said.push(words))
  const code = script.replaceAll('</', String.raw`<\/`)
  const { window } = new JSDOM(`<script>${before}</script><div></div><script ${tag}>${detached ? '' : code}</script>`, {
    url,
    ...(referrer && { referrer }),
    runScripts: 'dangerously',
    pretendToBeVisual: !hidden,
    virtualConsole,
    beforeParse(page) {
      page.fetch = (target, options = {}) => {
        const asked = z.object({ url: z.string(), body: z.string() }).parse({ url: target, body: options.body })
        sent.push({ url: asked.url, options, event: Event.parse(JSON.parse(asked.body)) })
        return fetch(target, options)
      }
    },
  })
  if (detached) window.eval(script)
  return {
    window,
    sent,
    errors,
    /** What the console was told. */
    said,
    /** The names and pages of what was sent, in order. */
    seen: () => sent.map(({ event }) => `${event.n} ${event.u}`),
    show: () => {
      Object.defineProperty(window.document, 'hidden', { value: false })
      window.document.dispatchEvent(new window.Event('visibilitychange'))
    },
  }
}
