import type { Check } from '#contract/check.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { findTag } from './findTag.ts'
import { openPage } from './openPage.ts'
import { internet, type Outside } from '#service/outside/Outside.ts'

export type Checks = ReturnType<typeof openChecks>

type Result = Omit<Check, 'last_hit_at'>

type Parts = {
  /** How the outside reaches the service, without a slash at the end. */
  baseUrl: string
  outside?: Outside | undefined
  /** How long a check takes at most, in milliseconds. */
  patience?: number
}

export function openChecks({ baseUrl, outside = internet, patience = 5000 }: Parts) {
  const script = new URL(`${baseUrl}/script.js`).href
  const running = new Map<number, Promise<Result>>()

  /** Over https first, which leaves some time for http. */
  async function openFrontPage(domain: string) {
    const end = AbortSignal.timeout(patience)
    const secure = AbortSignal.any([end, AbortSignal.timeout(patience * 0.6)])
    const page = await openPage(`https://${domain}/`, outside, secure)
    return page === 'unreachable' ? openPage(`http://${domain}/`, outside, end) : page
  }

  async function look({ domain }: WebsiteRow): Promise<Result> {
    const page = await openFrontPage(domain)
    if (typeof page === 'string') return { outcome: page, url: null, status: null, tag: null }
    const { url, status, html } = page
    if (html === null) return { outcome: 'not_html', url, status, tag: null }
    return { ...findTag(html, url, { domain, script }), url, status }
  }

  return {
    /** Looks for the script on a website's front page; who asks meanwhile gets the same answer. */
    async run(website: WebsiteRow): Promise<Result> {
      const known = running.get(website.id)
      if (known) return known
      const result = look(website).finally(() => running.delete(website.id))
      running.set(website.id, result)
      return result
    },
  }
}
