import { html, type Html } from '#service/mailing/html.ts'
import type { Amount, Traffic } from '#service/reports/Figures.ts'
import type { Words } from '#service/reports/Words.ts'
import { beside } from './beside.ts'
import { change } from './change.ts'
import { end, start } from './rows.ts'
import { colour } from './style.ts'

/** What the eye meets first: the visitors, large; beside them pageviews, pages for each visitor, and events where there are any. */
export function figures(words: Words, { visitors, pageviews, events }: Traffic): Html {
  const { say } = words
  const perVisitor = { now: ratio(pageviews.now, visitors.now), before: ratio(pageviews.before, visitors.before) }
  return beside([
    {
      width: 224,
      content: html`<div class="i" style="color:${colour.ink};font-size:14px;line-height:20px">
        <div style="font-size:40px;line-height:46px;font-weight:600;letter-spacing:-.5px">
          ${words.short(visitors.now)}
        </div>
        ${say('figure.visitors')} ${change(words, visitors)}
      </div>`,
    },
    {
      width: 344,
      content: html`<table width="100%" cellspacing="0" style="width:100%;font-size:14px;line-height:20px">
        ${line(words, say('figure.pageviews'), words.short(pageviews.now), pageviews)}
        ${line(words, say('figure.perVisitor'), words.ratio(perVisitor.now), perVisitor)}
        ${events.now + events.before > 0 && line(words, say('figure.events'), words.short(events.now), events)}
      </table>`,
    },
  ])
}

const line = (words: Words, title: string, count: string, amount: Amount) =>
  html`<tr>
    <td align="${start(words)}" class="q" style="padding:2px 0;color:${colour.quiet}">${title}</td>
    <td align="${end(words)}" nowrap class="i" style="padding:2px 0 2px 8px;color:${colour.ink}">${count}</td>
    <td align="${end(words)}" width="64" style="padding:2px 0 2px 8px">${change(words, amount)}</td>
  </tr>`

const ratio = (pageviews: number, visitors: number) => (visitors === 0 ? 0 : pageviews / visitors)
