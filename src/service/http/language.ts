import { type Language, languageCodes } from '#contract/languages.ts'

/** The first language of an `Accept-Language` header that this runtime has names for; English otherwise. */
export function languageOf(header: string | undefined): string {
  const wanted = (header ?? '')
    .split(',', 20)
    .map(preference)
    .filter(({ tag, weight }) => weight > 0 && isTag(tag))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
  const [tag] = Intl.DisplayNames.supportedLocalesOf(wanted)
  // `de-XX` is answered as `de`, so that there are no more languages than the runtime has.
  return tag === undefined ? 'en' : new Intl.DisplayNames(tag, { type: 'region' }).resolvedOptions().locale
}

/** The language of whoever sends an `Accept-Language` header, as far as it is spoken here. */
export function spokenBy(header: string | undefined): Language {
  const [primary] = languageOf(header).split('-', 1)
  return languageCodes.find((code) => code.split('-', 1)[0] === primary) ?? 'en'
}

function preference(part: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return { tag, weight: quality ? Number(quality.slice(2)) || 0 : 1 }
}

/** A language, perhaps with a script and a region. */
const isTag = (tag: string) => /^[a-z]{2,3}(-[a-z]{4})?(-[a-z]{2})?$/i.test(tag)
