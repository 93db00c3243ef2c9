import { type Language, languages } from '#contract/languages.ts'
import { html, type Html } from './html.ts'

type Letter = {
  language: Language
  title: string
  content: Html
  action: { link: string; label: string }
  /** Small, below everything. */
  foot: Html
}

/** A short mail with one thing to do. Clients that take the page apart keep language and direction of the inner element. */
export const letter = ({ language, title, content, action, foot }: Letter): string =>
  html`<!doctype html>
    <html lang="${language}" dir="${languages[language].direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:24px;font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
        <div lang="${language}" dir="${languages[language].direction}" style="max-width:560px;margin:0 auto">
          <h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${title}</h1>
          ${content}
          <p style="margin:24px 0">
            <a
              href="${action.link}"
              style="display:inline-block;padding:8px 16px;border-radius:8px;background:#f0b13c;color:#221700;font-weight:600;text-decoration:none"
              >${action.label}</a
            >
          </p>
          <p style="margin:0;font-size:13px;line-height:20px;opacity:0.8">${foot}</p>
        </div>
      </body>
    </html>`.toString()
