import * as flags from 'country-flag-icons/string/3x2'
import type { Plugin } from 'vite'
import { usual } from './usual.ts'

const name = 'virtual:flags'
const resolved = `\0${name}`

type Sheet = { file: string; countries: readonly string[] }

const known = Object.entries(flags).filter(([country]) => /^[A-Z]{2}$/.test(country))
const drawings = new Map<string, string>(known)

/** Two sheets: one answers nearly every page, and the other four fifths of the flags are asked for where one of them is needed. */
const sheets: readonly Sheet[] = [
  { file: 'flags.svg', countries: [...drawings.keys()].filter((country) => usual.has(country)) },
  { file: 'flags-more.svg', countries: [...drawings.keys()].filter((country) => !usual.has(country)) },
]

/** Puts flags together to sheets of symbols, files of our own that never change: ten flags are one request. */
export function flagsPlugin(): Plugin {
  let isBuild = false
  return {
    name: 'flags',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === name ? resolved : null),
    load(id) {
      if (id !== resolved) return null
      const listed = sheets.map(({ file, countries }) => {
        const address = isBuild
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: file, source: drawn(countries) })}`
          : JSON.stringify(`/@flags/${file}`)
        return `{address:${address},countries:${JSON.stringify(countries.join(' '))}.split(' ')}`
      })
      return `export const sheets = [${listed.join(',')}]`
    },
    configureServer({ middlewares }) {
      for (const { file, countries } of sheets)
        middlewares.use(`/@flags/${file}`, (_request, response) => {
          response.setHeader('Content-Type', 'image/svg+xml').end(drawn(countries))
        })
    },
  }
}

const drawn = (countries: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${countries.map((country) => symbol(country)).join('')}</svg>`

const symbol = (country: string) =>
  (drawings.get(country) ?? '')
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="${country}"`)
    .replace('</svg>', '</symbol>')
