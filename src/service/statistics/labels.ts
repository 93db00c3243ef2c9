import { LRUCache } from 'lru-cache'
import { continents } from '#contract/continents.ts'
import type { StatisticName } from '#contract/statistic.ts'
import { sourceLabel, sourceLabels } from '#service/storage/hits/sources/sources.ts'

/** What the codes of a statistic mean in one language. */
export type Labels = {
  /** Undefined where the value is no code, or one nobody knows. */
  of(value: string): string | undefined
  /** All codes with what they mean, to search in. */
  all(): { codes: string[]; labels: string[] }
}

type Kind = {
  type: 'region' | 'language'
  codes: () => readonly string[]
  /** What `Intl.DisplayNames` calls the code. */
  known?: (code: string) => string
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const pairs = letters.flatMap((one) => letters.map((other) => one + other))
const triples = pairs.flatMap((pair) => letters.map((letter) => pair + letter))

const countries: Kind = { type: 'region', codes: () => pairs.map((pair) => pair.toUpperCase()) }

const kinds: Partial<Record<StatisticName, Kind>> = {
  continent: { type: 'region', codes: () => Object.keys(continents), known: (code) => continents[code] ?? code },
  country: countries,
  city: countries,
  language: { type: 'language', codes: languages },
}

/** Bounded, because whoever reads a public website chooses the language. */
const made = new LRUCache<string, Labels>({ max: 200 })

/** The labels of a statistic in a language. */
export function labelsOf(name: StatisticName, locale: string): Labels {
  const key = `${name} ${locale}`
  const labels = made.get(key) ?? make(name, locale)
  made.set(key, labels)
  return labels
}

/** Names of companies are the same in every language. */
const ofSources: Labels = { of: sourceLabel, all: () => sourceLabels }

function make(name: StatisticName, locale: string): Labels {
  if (name === 'referrer') return ofSources
  const kind = kinds[name]
  if (!kind) return { of: () => undefined, all: () => ({ codes: [], labels: [] }) }
  const labelOf = labeller(kind, locale)
  let all: ReturnType<Labels['all']> | undefined
  return {
    of: name === 'city' ? (value) => cityLabel(value, labelOf) : labelOf,
    all: () => (all ??= named(kind.codes(), labelOf)),
  }
}

function labeller({ type, known = (code) => code }: Kind, locale: string) {
  const display = new Intl.DisplayNames(locale, { type, fallback: 'none' })
  return (code: string): string | undefined => {
    // Anything but a code makes it throw, and values are what visitors sent.
    return /^[A-Za-z]{2,3}$/.test(code) ? display.of(known(code)) : undefined
  }
}

function named(codes: readonly string[], labelOf: (code: string) => string | undefined) {
  const labelled = codes.flatMap((code) => {
    const label = labelOf(code)
    return label === undefined ? [] : [{ code, label }]
  })
  return { codes: labelled.map(({ code }) => code), labels: labelled.map(({ label }) => label) }
}

let known: string[] | undefined

/** The languages that have a name: found once, in English, as there are 18,000 codes to try. */
function languages(): string[] {
  known ??= named([...pairs, ...triples], labeller({ type: 'language', codes: () => [] }, 'en')).codes
  return known
}

/** `DE:Berlin` is Berlin, Germany. */
function cityLabel(value: string, countryOf: (code: string) => string | undefined): string | undefined {
  if (value === '') return undefined
  const country = countryOf(value.slice(0, 2))
  return country === undefined ? value.slice(3) : `${value.slice(3)}, ${country}`
}
