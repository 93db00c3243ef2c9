import type { Language } from '#contract/languages.ts'
import { type LocalizedString, LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string'
import { messages as files } from 'virtual:messages'
import type { Area, Key } from './areas.ts'
import { language, onChosenElsewhere, perLocale, rememberLanguage, speak } from './language.ts'
import { preferred } from './preferred.ts'

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
  const spoken = language()
  await load(spoken, area)
  // Another language was chosen meanwhile.
  if (language() !== spoken) await loadMessages(area)
}

/** Code that is on its way, once what is said in it is there too. */
export async function withMessages<Module>(loading: Promise<Module>, ...needed: Area[]): Promise<Module> {
  const [module] = await Promise.all([loading, ...needed.map(loadMessages)])
  return module
}

let choices = 0

/**
 * Says everything in another language from when its messages are there, and remembers the choice; null follows the browser.
 * Rejects, and changes nothing, where they do not come; does nothing where another is chosen meanwhile.
 */
export async function chooseLanguage(choice: Language | null): Promise<void> {
  choices += 1
  const turn = choices
  const chosen = choice ?? preferred(navigator.languages)
  await loadAll(chosen)
  if (turn !== choices) return
  rememberLanguage(choice)
  speak(chosen)
}

// Two tabs in two languages would each throw away what the other keeps of its answers. Without the messages it is spoken
// from the next time on.
onChosenElsewhere((choice) => void chooseLanguage(choice).catch(() => undefined))

async function loadAll(spoken: Language): Promise<void> {
  const known = areas.size
  await Promise.all(Array.from(areas, (area) => load(spoken, area)))
  // A page was opened meanwhile.
  if (areas.size > known) await loadAll(spoken)
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
  const file = files[name]
  if (!file) throw new Error(`There are no messages ${name}.`)
  Object.assign(catalogueOf(spoken), (await file()).default)
}

function catalogueOf(spoken: Language): Catalogue {
  const catalogue = catalogues.get(spoken) ?? {}
  catalogues.set(spoken, catalogue)
  return catalogue
}
