import { type LocalizedString, LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string'
import { messages as files } from 'virtual:messages'
import type { Area, Key } from './areas.ts'
import { language, perLocale, rememberLanguage, speak, wanted } from './language.ts'
import type { Language } from './languages.ts'

type Catalogue = Record<string, LocalizedString>
export type Values = Readonly<Record<string, string | number>>

const areas = new Set<Area>()
const catalogues = new Map<Language, Catalogue>()
const formatter = perLocale(
  // Reads the same object that `add` fills.
  (locale) =>
    new LocalizedStringFormatter<string, LocalizedString>(
      locale,
      new LocalizedStringDictionary({ [locale]: catalogueOf(language()) }, locale),
    ),
)

/** A message of the catalogue in the language spoken now, with its values in place. Throws where its area is not loaded. */
export const text = (key: Key, values?: Values): string => formatter().format(key, values)

/** Makes an area's messages sayable; resolves at once when they are. */
export async function loadMessages(area: Area): Promise<void> {
  areas.add(area)
  await load(language(), area)
}

/** Says everything in another language from when its messages are there, and remembers the choice; null follows the browser. */
export async function chooseLanguage(choice: Language | null): Promise<void> {
  rememberLanguage(choice)
  const chosen = wanted()
  await Promise.all(Array.from(areas, (area) => load(chosen, area)))
  speak(chosen)
}

const loads = new Map<string, Promise<void>>()

function load(spoken: Language, area: Area): Promise<void> {
  const name = `${spoken}/${area}`
  const loading = loads.get(name) ?? add(spoken, name)
  loads.set(name, loading)
  // What did not come is asked for again.
  loading.catch(() => loads.delete(name))
  return loading
}

async function add(spoken: Language, name: string): Promise<void> {
  Object.assign(catalogueOf(spoken), (await files[name]?.())?.default)
}

function catalogueOf(spoken: Language): Catalogue {
  const catalogue = catalogues.get(spoken) ?? {}
  catalogues.set(spoken, catalogue)
  return catalogue
}
