/** Markup that is safe to put into a page or a mail. */
export class Html {
  readonly #markup: string

  constructor(markup: string) {
    this.#markup = markup
  }

  toString(): string {
    return this.#markup
  }
}

/** Nothing at all stands for a part that is left out. */
type Value = string | number | Html | undefined | null | false | readonly Value[]

/** Every value is escaped, in text and in quoted attributes alike, unless it is made by this itself: `html` may be nested. */
export function html(markup: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: markup }, ...values.map(written)))
}

function written(value: Value): string {
  if (value instanceof Html) return value.toString()
  if (typeof value === 'object' && value !== null) return value.map(written).join('')
  return value === undefined || value === null || value === false ? '' : escaped(String(value))
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
