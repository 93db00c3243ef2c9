import { html, type Html } from '#service/mailing/html.ts'
import type { Links } from '#service/reports/links.ts'
import type { Section } from '#service/reports/Section.ts'
import type { Words } from '#service/reports/Words.ts'
import { head, namedRow, number, table } from './rows.ts'
import { colour } from './style.ts'

/** What went its own way, with what it counted before and counts now. */
export function changes(words: Words, links: Links, { website, changed }: Section): Html {
  const { say } = words
  return table([
    head(words, say('changed.title'), []),
    ...changed.map(
      (row) =>
        html`<tr>
          <td class="h w" style="padding:6px 0">
            ${namedRow(words, links.row(website, row), row)}
            <span class="q" style="color:${colour.quiet};font-size:12px">${say(`reason.${row.name}`)}</span>
          </td>
          ${number(words, say('changed.row', { before: row.before, now: row.now }), 'quiet')}${number(words, words.difference(row), 'strong')}
        </tr> `,
    ),
  ])
}
