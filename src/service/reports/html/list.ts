import { html, type Html } from '#service/mailing/html.ts'
import type { Row } from '#service/reports/Figures.ts'
import type { Words } from '#service/reports/Words.ts'
import { head, namedRow, number, table } from './rows.ts'

type List = { title: string; counts: string; rows: readonly Row[]; link: (row: Row) => string }

/** The most frequent values of a statistic, each on a bar of its share. */
export function list(words: Words, { title, counts, rows, link }: List): Html {
  const most = Math.max(1, ...rows.map(({ now }) => now))
  return table([
    head(words, title, [{ title: counts, columns: 2 }]),
    ...rows.map(
      (row) =>
        html`<tr>
          <td class="h w" style="${bar(words, row.now / most)}">${namedRow(words, link(row), row)}</td>
          ${number(words, words.count(row.now))}${number(words, row.now === row.before ? '' : words.difference(row), 'quiet')}
        </tr> `,
    ),
  ])
}

/** Lets the ground through, so that it is quiet on light and on dark; Outlook draws none. */
function bar({ direction }: Words, share: number): string {
  const part = `${Math.round(share * 100)}%`
  return `background:linear-gradient(${direction === 'rtl' ? 270 : 90}deg,rgba(240,177,60,.2) ${part},transparent ${part})`
}
