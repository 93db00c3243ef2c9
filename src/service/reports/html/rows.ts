import { html, type Html } from '#service/mailing/html.ts'
import type { Row } from '#service/reports/Figures.ts'
import { rowName } from '#service/reports/rowName.ts'
import type { Words } from '#service/reports/Words.ts'
import { colour } from './style.ts'

export const start = ({ direction }: Words) => (direction === 'rtl' ? 'right' : 'left')
export const end = ({ direction }: Words) => (direction === 'rtl' ? 'left' : 'right')

/**
 * A table of rows. A mail may not be large, and rows are most of it: what Outlook and old clients can do without stands in the style
 * sheet, the rest once on the table.
 */
export const table = (rows: readonly Html[]): Html =>
  html`<table
    width="100%"
    cellpadding="6"
    cellspacing="0"
    class="i"
    style="width:100%;font-size:14px;line-height:20px;color:${colour.ink}"
  >
    ${rows}
  </table>`

/** The head of a table of four columns or three: what it is about, and what its numbers are, each with its change. */
export const head = (words: Words, title: string, numbers: readonly { title: string; columns: number }[]): Html =>
  html`<tr>
    <th align="${start(words)}" ${numbers.length === 0 && html`colspan="3"`} style="padding:6px 0;font-weight:600">
      ${title}
    </th>
    ${numbers.map(
      (number) =>
        html`<th
          align="${end(words)}"
          colspan="${number.columns}"
          class="q"
          style="color:${colour.quiet};font-weight:400;font-size:12px"
        >
          ${number.title}
        </th>`,
    )}
  </tr> `

/** A number at the end of a row. */
export const number = (
  words: Words,
  content: Html | string | undefined,
  look: 'quiet' | 'plain' | 'strong' = 'plain',
): Html => {
  if (look === 'quiet')
    return html`<td align="${end(words)}" nowrap class="h q" style="color:${colour.quiet}">${content}</td>`
  return html`<td align="${end(words)}" nowrap class="h" ${look === 'strong' && html` style="font-weight:600"`}>
    ${content}
  </td>`
}

/** What a row is called. Names are links everywhere: of a host that is none a mail client makes one itself, to wherever it says. */
export const namedRow = (words: Words, link: string, row: Row): Html =>
  named(link, rowName(words.say, row), row.name === 'page' ? 'ltr' : 'auto')

/** Addresses are read from left to right in every language. */
export const named = (link: string, name: string, direction: 'auto' | 'ltr'): Html =>
  html`<a class="i" href="${link}" style="color:${colour.ink};text-decoration:none" dir="${direction}">${name}</a>`
