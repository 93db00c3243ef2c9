import { type MessageFormatElement, parse, type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser'

export type Values = Readonly<Record<string, string | number>>

const parsed = new Map<string, MessageFormatElement[]>()

/** An ICU message in words, with its values in place; they stand in it as they are. Numbers are written as the language does. */
export function formatMessage(message: string, values: Values, language: string): string {
  const elements = parsed.get(message) ?? parse(message, { ignoreTag: true })
  parsed.set(message, elements)
  return spoken(elements)

  function spoken(parts: readonly MessageFormatElement[], counted = 0): string {
    return parts.map((part) => say(part, counted)).join('')
  }

  function say(part: MessageFormatElement, counted: number): string {
    switch (part.type) {
      case TYPE.literal:
        return part.value
      case TYPE.argument:
        return String(valueOf(part.value))
      case TYPE.number:
        return numbers(language).format(Number(valueOf(part.value)))
      case TYPE.pound:
        return numbers(language).format(counted)
      case TYPE.plural: {
        const count = Number(valueOf(part.value))
        return spoken(pluralOption(part, count, language), count - part.offset)
      }
      case TYPE.select: {
        const option = part.options[String(valueOf(part.value))] ?? part.options['other']
        return spoken(option?.value ?? [], counted)
      }
      default:
        throw new Error(`"${message}" has a part that no message here has.`)
    }
  }

  function valueOf(name: string): string | number {
    const value = values[name]
    if (value === undefined) throw new Error(`"${message}" is said without its ${name}.`)
    return value
  }
}

function pluralOption({ options, offset }: PluralElement, count: number, language: string): MessageFormatElement[] {
  const option =
    options[`=${count}`] ?? options[new Intl.PluralRules(language).select(count - offset)] ?? options['other']
  return option?.value ?? []
}

const formats = new Map<string, Intl.NumberFormat>()

function numbers(language: string): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(language)
  formats.set(language, format)
  return format
}
