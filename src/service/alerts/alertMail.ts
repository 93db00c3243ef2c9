import { html } from '#service/mailing/html.ts'
import { letter } from '#service/mailing/letter.ts'
import type { Mail } from '#service/mailing/Mail.ts'
import type { AlertRow, WebsiteRow } from '#service/storage/sql/tables.ts'
import { type AlertWords, alertWords } from './alertWords.ts'
import { dashboardLink } from './dashboardLink.ts'

type Links = { statistics: string; settings: string }

/** An alert as a short mail. `language`: the account's; none, and one that is not spoken, is English. */
export function alertMail(
  alert: AlertRow,
  website: WebsiteRow,
  { language, baseUrl }: { language: string | null; baseUrl: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const words = alertWords(alert, website, language)
  const links = {
    statistics: dashboardLink(alert, website, baseUrl),
    settings: `${baseUrl}/websites/${website.id}/settings`,
  }
  return { subject: words.subject, text: text(words, links), html: page(words, links) }
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

const page = ({ language, say, subject, sentences, causes, foot }: AlertWords, links: Links): string =>
  letter({
    language,
    title: subject,
    content: html`${sentences.map((sentence) => html`<p style="margin:0 0 8px">${sentence}</p>`)}
    ${
      causes.length > 0 &&
      html`<h2 style="margin:24px 0 4px;font-size:16px;line-height:24px">${say('cause.title')}</h2>
        ${causes.map(
          ({ kind, name, counts }) =>
            html`<p style="margin:0 0 4px;word-break:break-word">
              ${kind}: <strong dir="auto">${name}</strong><br />${counts}
            </p>`,
        )}`
    }`,
    action: { link: links.statistics, label: say('action.open') },
    foot: html`${foot.join(' ')} <a href="${links.settings}" style="color:inherit">${say('foot.settings')}</a>`,
  })
