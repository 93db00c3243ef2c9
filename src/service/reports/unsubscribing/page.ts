import { createHash } from 'node:crypto'
import { type Language, languages } from '#contract/languages.ts'
import { html, Html } from '#service/mailing/html.ts'
import { sayIn } from '#service/reports/say.ts'

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 32rem; margin: 12vh auto; padding: 0 1.5rem; background: light-dark(#fbf9f5, #10161d); color: light-dark(#1c2733, #ece8df); }
a { color: light-dark(#845400, #f3bf62); }
header { color: light-dark(#55606c, #a7b0ba); }
span { color: #c27c0e; }
h1 { font-size: 1.5rem; line-height: 1.25; }
button { font: inherit; padding: 0.625rem 1.25rem; border: 1px solid currentcolor; border-radius: 0.5rem; background: none; color: inherit; cursor: pointer; }
`

/** Apart, because the formatter lays out markup anew, and the policy names every character. */
const styled = new Html(`<style>${style}</style>`)

/** What such a page may do: nothing but post its button. */
export const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Asks first: programs that look at the links of a mail must end nothing. */
export function askPage(language: Language): string {
  const say = sayIn(language)
  return page(
    language,
    say('stop.ask'),
    html`<p>${say('stop.hint')}</p>
      <form method="post"><button>${say('stop.stop')}</button></form>`,
  )
}

export function donePage(language: Language, websites: string): string {
  const say = sayIn(language)
  return page(
    language,
    say('stop.done'),
    html`<p>${say('stop.hint')}</p>
      <p><a href="${websites}">${say('stop.open')}</a></p>`,
  )
}

const page = (language: Language, title: string, content: Html) =>
  html`<!doctype html>
    <html lang="${language}" dir="${languages[language].direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styled}
      </head>
      <body>
        <header><span aria-hidden="true">●</span> Porchlight</header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.toString()
