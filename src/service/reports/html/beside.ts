import { html, type Html } from '#service/mailing/html.ts'
import { forOutlook } from './style.ts'

/** `width` is in pixels, 568 together. */
type Part = { width: number; content: Html }

/** Parts beside each other where there is room, below each other where there is none; Outlook, which knows no such thing, gets a table. */
export const beside = (parts: readonly Part[]): Html =>
  html`<div style="font-size:0">
    ${forOutlook('<table width="100%"><tr>')}
    ${parts.map(
      ({ width, content }) =>
        html`${forOutlook(`<td width="${width}" valign="top">`)}
          <div class="c" style="display:inline-block;width:100%;max-width:${width}px;vertical-align:top">
            <div style="padding:0 8px 20px">${content}</div>
          </div>
          ${forOutlook('</td>')}`,
    )}
    ${forOutlook('</tr></table>')}
  </div> `
