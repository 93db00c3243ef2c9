import { type Language, languages } from '#contract/languages.ts'
import { linkMinutes } from '#contract/signIn.ts'
import { html } from '#service/mailing/html.ts'
import type { Mail } from '#service/mailing/Mail.ts'
import { signInWords } from './signInWords.ts'

/** A mail with a link, and nothing in it that whoever asked for it could have written. */
export function signInMail(to: string, link: string, language: Language): Mail {
  const { subject, open, action, note, ignore } = signInWords[language]
  const validity = note(linkMinutes)
  return {
    to,
    subject,
    text: [open, link, validity, ignore].join('\n\n'),
    html: String(
      html`<!doctype html>
        <html lang="${language}" dir="${languages[language].direction}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width,initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <title>${subject}</title>
          </head>
          <body
            style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.5"
          >
            <div lang="${language}" dir="${languages[language].direction}" style="max-width:560px;margin:0 auto">
              <p style="margin:0 0 24px">${open}</p>
              <p style="margin:0 0 24px">
                <a
                  href="${link}"
                  style="display:inline-block;padding:8px 16px;border-radius:8px;background:#f0b13c;color:#221700;text-decoration:none;font-weight:600"
                  >${action}</a
                >
              </p>
              <p style="margin:0 0 24px">${validity}</p>
              <p style="margin:0;font-size:14px">${ignore}</p>
            </div>
          </body>
        </html> `,
    ),
  }
}
