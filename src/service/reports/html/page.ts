import type { Content } from '#service/reports/Content.ts'
import type { Section } from '#service/reports/Section.ts'
import { frame } from './frame.ts'

/** In bytes: Gmail cuts a mail off after 102 KB. */
const mostBytes = 96_000

/** The report as a page for mail clients, with as many of its sections as fit. */
export function page(content: Content): { markup: string; sections: readonly Section[] } {
  for (let count = content.sections.length; ; count--) {
    const sections = content.sections.slice(0, count)
    // Markup is indented for whoever reads the code; between elements one space is as good as many.
    const markup = frame(content, sections).toString().replace(/\n\s*/g, '\n')
    if (count === 0 || Buffer.byteLength(markup) <= mostBytes) return { markup, sections }
  }
}
