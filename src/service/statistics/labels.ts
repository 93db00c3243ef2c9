import type { StatisticName } from '#contract/statistic.ts'

/** What the codes of a statistic mean in one language; a city's name needs its country's. */
export type Labels = {
  /** Undefined where the value is no code, or one nobody knows. */
  of(value: string): string | undefined
  /** All codes with what they mean, to search in. */
  codes: string[]
  labels: string[]
}

/** Codes that `Intl.DisplayNames` knows by number: UN M49. */
const continents: Record<string, string> = {
  AF: '002',
  AS: '142',
  EU: '150',
  NA: '003',
  OC: '009',
  SA: '005',
  AN: 'AQ',
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const pairs = letters.flatMap((one) => letters.map((other) => one + other))
const triples = pairs.flatMap((pair) => letters.map((letter) => pair + letter))

type Kind = { type: 'region' | 'language'; codes: readonly string[]; known?: (code: string) => string }

const countries: Kind = { type: 'region', codes: pairs.map((pair) => pair.toUpperCase()) }

const kinds: Partial<Record<StatisticName, Kind>> = {
  continent: { type: 'region', codes: Object.keys(continents), known: (code) => continents[code] ?? code },
  country: countries,
  city: countries,
  language: { type: 'language', codes: [...pairs, ...triples] },
}

const made = new Map<string, Labels>()

/** The labels of a statistic in a language; made once, as there are few languages. */
export function labelsOf(name: StatisticName, locale: string): Labels {
  const key = `${name} ${locale}`
  const labels = made.get(key) ?? make(name, locale)
  made.set(key, labels)
  return labels
}

function make(name: StatisticName, locale: string): Labels {
  const kind = kinds[name]
  if (!kind) return { of: () => undefined, codes: [], labels: [] }
  const names = namesOf(kind, locale)
  return {
    of: (value) => (name === 'city' ? cityLabel(value, names) : names.get(value)),
    codes: [...names.keys()],
    labels: [...names.values()],
  }
}

function namesOf({ type, codes, known = (code) => code }: Kind, locale: string): Map<string, string> {
  const display = new Intl.DisplayNames(locale, { type, fallback: 'none' })
  return new Map(
    codes.flatMap((code) => {
      const name = display.of(known(code))
      return name === undefined ? [] : [[code, name]]
    }),
  )
}

/** `DE:Berlin` is Berlin, Germany. */
function cityLabel(value: string, countryNames: Map<string, string>): string | undefined {
  if (value === '') return undefined
  const country = countryNames.get(value.slice(0, 2))
  return country === undefined ? value.slice(3) : `${value.slice(3)}, ${country}`
}
