import { html, type Html } from '#service/mailing/html.ts'
import type { Links } from '#service/reports/links.ts'
import type { Section } from '#service/reports/Section.ts'
import { causeSentence } from '#service/reports/sentences.ts'
import type { Words } from '#service/reports/Words.ts'
import { namedRow } from './rows.ts'

/** Stands around a row's number until the sentence is made; it has no names in it by then, so nobody can write one. */
const mark = '\uE000'

/** Why, in a sentence whose names lead to their rows. */
export function causes(words: Words, links: Links, { website, cause }: Section): Html {
  const rows = cause && cause.how !== 'spread' ? cause.rows : []
  const sentence = causeSentence(words, cause, (row) => `${mark}${rows.indexOf(row)}${mark}`)
  return html`${sentence.split(mark).map((part, index) => {
    const row = index % 2 === 1 ? rows[Number(part)] : undefined
    return row ? namedRow(words, links.row(website, row), row) : part
  })}`
}
