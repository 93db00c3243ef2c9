import type { Language } from '#contract/languages.ts'
import { linkMinutes } from '#contract/signIn.ts'
import { html } from '#service/mailing/html.ts'
import { letter } from '#service/mailing/letter.ts'
import type { Mail } from '#service/mailing/Mail.ts'
import { sayIn } from './say.ts'

/** A mail with a link, and nothing in it that whoever asked for it could have written. */
export function signInMail(to: string, link: string, language: Language): Mail {
  const say = sayIn(language)
  const [subject, open, ignore] = [say('link.subject'), say('link.open'), say('link.ignore')]
  const validity = say('link.note', { minutes: linkMinutes })
  return {
    to,
    subject,
    text: [open, link, validity, ignore].join('\n\n'),
    html: letter({
      language,
      title: subject,
      content: html`<p style="margin:0">${open} ${validity}</p>`,
      action: { link, label: say('link.action') },
      foot: html`${ignore}`,
    }),
  }
}
