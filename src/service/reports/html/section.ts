import { html, type Html } from '#service/mailing/html.ts'
import type { ListName } from '#service/reports/Figures.ts'
import type { Links } from '#service/reports/links.ts'
import type { Period } from '#service/reports/Period.ts'
import { pictureName } from '#service/reports/pictureName.ts'
import { countsOf, listNames, type Section } from '#service/reports/Section.ts'
import { between, peakSentence, visitorsSentence } from '#service/reports/sentences.ts'
import type { Words } from '#service/reports/Words.ts'
import { beside } from './beside.ts'
import { causes } from './causes.ts'
import { changes } from './changes.ts'
import { figures } from './figures.ts'
import { list } from './list.ts'
import { picture } from './picture.ts'
import { named, start } from './rows.ts'
import { colour } from './style.ts'

/** A website looked at closely: what was and why, its figures, its days, and what is at the top of each list. */
export function section(words: Words, links: Links, period: Period, of: Section): Html {
  const { website, visitors, days, changed } = of
  const said = visitorsSentence(words, visitors, period)
  return html`<tr>
    <td align="${start(words)}" class="h" style="padding:28px 0 0">
      <h2 class="w" style="margin:0;padding:0 8px;font-size:20px;line-height:26px;font-weight:600">
        ${named(links.statistics(website), website.domain, 'ltr')}
      </h2>
      <p class="w" style="margin:6px 0 20px;padding:0 8px;font-size:16px;line-height:24px">
        ${[said, between(words), causes(words, links, of), of.cause && between(words), peakSentence(words, days)]}
        ${
          visitors.now === 0 &&
          html`<a class="l" href="${links.install(website)}" style="color:${colour.link}"
            >${words.say('silent.help')}</a
          >`
        }
      </p>
      ${figures(words, of)}
      ${picture(words, period, days, pictureName(website), `${words.say('chart.title')}. ${said}`)}
      <div style="height:20px">&nbsp;</div>
      ${changed.length > 0 && html`<div style="padding:0 8px 20px">${changes(words, links, of)}</div>`}
      ${pairs(words, links, of)}
      <div style="padding:8px 8px 36px">
        <a
          href="${links.statistics(website)}"
          style="display:inline-block;background:${colour.accent};color:${colour.onAccent};font-size:15px;line-height:20px;font-weight:600;text-decoration:none;padding:9px 18px;border-radius:8px"
          >${words.say('action.open')}</a
        >
      </div>
    </td>
  </tr> `
}

/** The lists, two and two. */
function pairs(words: Words, links: Links, of: Section): Html {
  const names = listNames(of)
  return html`${names.flatMap((name, index) => (index % 2 === 0 ? [beside(names.slice(index, index + 2).map(column))] : []))}`

  function column(name: ListName) {
    const [title, counts] = [words.say(`list.${name}`), words.say(countsOf[name])]
    const content = list(words, { title, counts, rows: of.top[name], link: (row) => links.row(of.website, row) })
    return { width: 284, content }
  }
}
