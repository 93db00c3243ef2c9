import { html, type Html } from '#service/mailing/html.ts'
import { chartHeight, chartWidth } from '#service/reports/chart.ts'
import type { Traffic } from '#service/reports/Figures.ts'
import type { Period } from '#service/reports/Period.ts'
import type { Words } from '#service/reports/Words.ts'
import { end, start } from './rows.ts'
import { colour } from './style.ts'

/** The chart with its words around it: a week says each day's count, so that nothing is missing where pictures are not shown. */
export function picture(words: Words, { kind }: Period, days: Traffic['days'], name: string, alt: string): Html {
  return html`<table
    width="100%"
    role="presentation"
    cellspacing="0"
    cellpadding="0"
    style="width:100%;font-size:12px;line-height:16px"
  >
    <tr>
      <td
        align="${start(words)}"
        class="i"
        style="padding:0 8px 8px;color:${colour.ink};font-size:14px;font-weight:600"
      >
        ${words.say('chart.title')}
      </td>
      <td align="${end(words)}" class="q" style="padding:0 8px 8px;color:${colour.quiet}">
        <span style="color:${colour.before};letter-spacing:-1px">━━</span> ${words.say('before', { kind })}
      </td>
    </tr>
    <tr>
      <td colspan="2" style="padding:0 8px">
        <img
          src="cid:${name}"
          width="${chartWidth}"
          height="${chartHeight}"
          alt="${alt}"
          class="q"
          style="display:block;width:100%;height:auto;border:0;color:${colour.quiet};font-size:14px;line-height:20px"
        />
      </td>
    </tr>
    <tr>
      <td colspan="2" dir="ltr" style="padding:0 8px">
        <table width="100%" role="presentation" cellspacing="0" cellpadding="0" style="width:100%;table-layout:fixed">
          <tr>
            ${kind === 'weekly' ? weekdays(words, days) : daysOfMonth(words, days)}
          </tr>
        </table>
      </td>
    </tr>
  </table>`
}

const weekdays = (words: Words, days: Traffic['days']) =>
  days.map(
    ({ day, now }) =>
      html`<td align="center" class="q" style="padding:4px 0;color:${colour.quiet}">
        ${words.weekday(day)}<br /><span class="i" style="color:${colour.ink}">${words.short(now)}</span>
      </td>`,
  )

/** The 1st, 8th, 15th, 22nd and 29th, each below its bar. */
const daysOfMonth = (words: Words, days: Traffic['days']) =>
  days.map(({ day }, index) =>
    index % 7 === 0
      ? html`<td class="q" align="center" style="padding:4px 0;color:${colour.quiet};white-space:nowrap">
          ${words.dayOfMonth(day)}
        </td>`
      : html`<td></td>`,
  )
