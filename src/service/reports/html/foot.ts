import { html, type Html } from '#service/mailing/html.ts'
import type { Content } from '#service/reports/Content.ts'
import { colour } from './style.ts'

/** Why it came, and how it stops. */
export function foot({ words, links, websites, unsubscribe }: Content): Html {
  const { say } = words
  const [first] = websites
  const settings = first && websites.length === 1 ? links.settings(first) : links.websites
  const domain = first ? words.name(first.domain) : ''
  return html`<p class="q" style="margin:0 0 8px;color:${colour.quiet};font-size:12px;line-height:18px">
      ${say('foot.counting')}
    </p>
    <p class="q" style="margin:0;color:${colour.quiet};font-size:12px;line-height:18px">
      ${say('foot.why', { count: websites.length, domain })}
      <a class="l" href="${settings}" style="color:${colour.link}">${say('foot.settings')}</a> ·
      <a class="l" href="${unsubscribe}" style="color:${colour.link}">${say('foot.unsubscribe')}</a>
    </p>`
}
