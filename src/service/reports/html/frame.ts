import { html, type Html } from '#service/mailing/html.ts'
import type { Content } from '#service/reports/Content.ts'
import { headline, preview, subject } from '#service/reports/headline.ts'
import type { Section } from '#service/reports/Section.ts'
import { silentDomains } from '#service/reports/silentDomains.ts'
import { foot } from './foot.ts'
import { overview } from './overview.ts'
import { start } from './rows.ts'
import { section } from './section.ts'
import { colour, font, forOutlook, styleSheet } from './style.ts'

/** What is around a report's sections. Clients that take the page apart keep language and direction of the inner element. */
export function frame(content: Content, sections: readonly Section[]): Html {
  const { words, links, period, websites } = content
  const { say, direction, language } = words
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject(content)}</title>
        ${styleSheet}
      </head>
      <body class="b" style="margin:0;padding:0;background:${colour.ground}">
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview(content)}</div>
        <div role="main" lang="${language}" dir="${direction}" class="b" style="background:${colour.ground}">
          ${forOutlook('<table align="center" width="600"><tr><td>')}
          <table
            align="center"
            width="100%"
            role="presentation"
            cellspacing="0"
            cellpadding="0"
            class="b i"
            style="${outer}"
          >
            <tr>
              <td class="p" style="padding:28px 16px">
                <table width="100%" role="presentation" cellspacing="0" cellpadding="0" style="width:100%">
                  <tr>
                    <td style="padding:0 8px 24px" align="${start(words)}">
                      <p class="q" style="margin:0 0 4px;color:${colour.quiet};font-size:14px;line-height:20px">
                        <span aria-hidden="true" style="color:${colour.bar}">●</span> Porchlight ·
                        ${say('kind', { kind: period.kind })}
                      </p>
                      <h1 style="margin:0;font-size:26px;line-height:32px;font-weight:600">${words.days(period)}</h1>
                    </td>
                  </tr>
                  ${websites.length > 1 ? together(content) : sections.length === 0 && nobody(content)}
                  ${sections.map((of) => section(words, links, period, of))}
                  <tr>
                    <td class="h" align="${start(words)}" style="padding:20px 8px 0">${foot(content)}</td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
          ${forOutlook('</td></tr></table>')}
        </div>
      </body>
    </html>`
}

const outer = `width:100%;max-width:600px;margin:0 auto;background:${colour.ground};color:${colour.ink};font-family:${font}`

/** All websites, before some of them are looked at closely. */
function together(content: Content): Html {
  const { words, links, listed, silent } = content
  return html`<tr>
    <td class="h" align="${start(words)}" style="padding:24px 8px 32px">
      <p style="margin:0 0 16px;font-size:17px;line-height:26px">${headline(content)}</p>
      ${listed.length > 0 && overview(words, links, listed)}
      ${
        silent.length > 0 &&
        html`<p class="q w" style="margin:16px 0 0;color:${colour.quiet};font-size:14px;line-height:20px">
          ${silentDomains(content)} ${link(links.websites, words.say('silent.help'))}
        </p>`
      }
    </td>
  </tr>`
}

/** The only website had no visitors. */
function nobody(content: Content): Html {
  const { words, links, silent } = content
  return html`${silent.map(
    (website) =>
      html`<tr>
        <td class="h" align="${start(words)}" style="padding:24px 8px 32px">
          <h2 class="w" dir="ltr" style="margin:0;font-size:20px;line-height:26px;font-weight:600">
            ${website.domain}
          </h2>
          <p style="margin:6px 0 0;font-size:16px;line-height:24px">
            ${headline(content)} ${link(links.install(website), words.say('silent.help'))}
          </p>
        </td>
      </tr>`,
  )}`
}

const link = (address: string, text: string) =>
  html`<a class="l" href="${address}" style="color:${colour.link}">${text}</a>`
