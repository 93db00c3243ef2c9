import { html, type Html } from '#service/mailing/html.ts'
import { type Amount, sum, type Traffic } from '#service/reports/Figures.ts'
import type { Links } from '#service/reports/links.ts'
import type { Words } from '#service/reports/Words.ts'
import { change } from './change.ts'
import { head, named, number, table } from './rows.ts'
import { colour } from './style.ts'

/** The most that are named; what the others had stands in one line. */
const mostNamed = 40

/** All websites with visitors: a row each. */
export function overview(words: Words, links: Links, listed: readonly Traffic[]): Html {
  const { say } = words
  const others = listed.slice(mostNamed)
  return table([
    head(words, say('column.website'), [
      { title: say('figure.visitors'), columns: 2 },
      { title: say('figure.pageviews'), columns: 1 },
    ]),
    ...listed
      .slice(0, mostNamed)
      .map((one) => row(words, named(links.statistics(one.website), one.website.domain, 'ltr'), one)),
    ...(others.length > 0
      ? [
          row(
            words,
            html`<a class="l" href="${links.websites}" style="color:${colour.link}"
              >${say('websites.more', { count: others.length })}</a
            >`,
            {
              visitors: sum(others.map(({ visitors }) => visitors)),
              pageviews: sum(others.map(({ pageviews }) => pageviews)),
            },
          ),
        ]
      : []),
  ])
}

const row = (words: Words, name: Html, { visitors, pageviews }: { visitors: Amount; pageviews: Amount }) =>
  html`<tr>
    <td class="h w" style="padding:6px 0">${name}</td>
    ${number(words, words.short(visitors.now), 'strong')}${number(words, change(words, visitors))}${number(words, words.short(pageviews.now), 'quiet')}
  </tr> `
