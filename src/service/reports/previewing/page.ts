import type { Report } from '#service/reports/Report.ts'

/** Nothing runs in it, and it reaches nothing. */
export const policy = [
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A report's HTML with its pictures in it. */
export const pageOf = ({ html, pictures }: Report): string =>
  pictures.reduce(
    (page, { name, png }) =>
      page.replaceAll(`"cid:${name}"`, `"data:image/png;base64,${Buffer.from(png).toString('base64')}"`),
    html,
  )
