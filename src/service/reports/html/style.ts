import { Html } from '#service/mailing/html.ts'

/** The dashboard's colours by day (`theme.css`), for where a style must stand on the element itself. */
export const colour = {
  ground: '#fbf9f5',
  ink: '#1c2733',
  quiet: '#55606c',
  link: '#845400',
  hairline: '#e3ded3',
  accent: '#f0b13c',
  onAccent: '#221700',
  bar: '#c27c0e',
  before: '#6b7f96',
}

export const font = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"

/** Markup for Outlook on Windows alone, which draws with Word. */
export const forOutlook = (markup: string): Html => new Html(`<!--[if mso]>${markup}<![endif]-->`)

const narrow = `
.c{max-width:100%!important}
.p{padding-left:8px!important;padding-right:8px!important}`

const night = `
.b{background:#10161d!important}
.i{color:#ece8df!important}
.q{color:#a7b0ba!important}
.l{color:#f3bf62!important}
.h{border-color:#2a3541!important}`

/** Lines and the breaking of long names; the same by night, where a mail client asks for it; and what narrow windows change. */
export const styleSheet = new Html(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
table{border-collapse:collapse;border-spacing:0}
a:hover{text-decoration:underline!important}
.h{border-top:1px solid ${colour.hairline}}
.w{word-break:break-word}
@media(max-width:599px){${narrow}
}
@media(prefers-color-scheme:dark){${night}
}
</style>
<!--[if mso]><style>td,th{font-size:14px}td,th,a,p,h1,h2,div{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]-->`)
