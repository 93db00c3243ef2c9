import { html, type Html } from '#service/mailing/html.ts'
import type { Mail } from '#service/mailing/Mail.ts'
import type { AlertRow, WebsiteRow } from '#service/storage/sql/tables.ts'
import { type AlertWords, alertWords } from './alertWords.ts'
import { dashboardLink } from './dashboardLink.ts'

type Links = { statistics: string; settings: string }

/** An alert as a short mail. `language`: the account's; one that is not spoken is English. */
export function alertMail(
  alert: AlertRow,
  website: WebsiteRow,
  { language, baseUrl }: { language: string; baseUrl: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const words = alertWords(alert, website, language)
  const links = {
    statistics: dashboardLink(alert, website, baseUrl),
    settings: `${baseUrl}/websites/${website.id}/settings`,
  }
  return { subject: words.subject, text: text(words, links), html: page(words, links).toString() }
}

function text({ say, sentences, causes, foot }: AlertWords, links: Links): string {
  return [
    sentences.join('\n'),
    ...(causes.length > 0
      ? [[say('cause.title'), ...causes.map(({ kind, name, counts }) => `  ${kind}: ${name} (${counts})`)].join('\n')]
      : []),
    `${say('action.open')}: ${links.statistics}`,
    `${foot.join('\n')}\n${say('foot.settings')}: ${links.settings}`,
  ]
    .join('\n\n')
    .concat('\n')
}

const page = ({ language, direction, say, subject, sentences, causes, foot }: AlertWords, links: Links): Html =>
  html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
        <div lang="${language}" dir="${direction}" style="max-width:560px;margin:0 auto">
          <h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${subject}</h1>
          ${sentences.map((sentence) => html`<p style="margin:0 0 8px">${sentence}</p>`)}
          ${
            causes.length > 0 &&
            html`<h2 style="margin:24px 0 4px;font-size:16px;line-height:24px">${say('cause.title')}</h2>
              ${causes.map(
                ({ kind, name, counts }) =>
                  html`<p style="margin:0 0 4px;word-break:break-word">
                    ${kind}: <strong dir="auto">${name}</strong><br />${counts}
                  </p>`,
              )}`
          }
          <p style="margin:24px 0">
            <a
              href="${links.statistics}"
              style="display:inline-block;padding:8px 16px;border-radius:8px;background:#f0b13c;color:#221700;font-weight:600;text-decoration:none"
              >${say('action.open')}</a
            >
          </p>
          <p style="margin:0;font-size:13px;line-height:20px;opacity:0.8">
            ${foot.join(' ')} <a href="${links.settings}" style="color:inherit">${say('foot.settings')}</a>
          </p>
        </div>
      </body>
    </html>`
