import { html, type Html } from '#service/mailing/html.ts'
import type { Amount } from '#service/reports/Figures.ts'
import type { Words } from '#service/reports/Words.ts'
import { colour } from './style.ts'

/** `↑ +12%`: arrow and sign say it without a colour too. */
export function change(words: Words, amount: Amount): Html | undefined {
  const percent = words.change(amount)
  if (percent === undefined) return undefined
  const arrow = amount.now === amount.before ? '' : amount.now > amount.before ? '↑ ' : '↓ '
  return html`<span class="q" style="color:${colour.quiet};white-space:nowrap">${arrow}${percent}</span>`
}
