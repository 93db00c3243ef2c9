import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('src/dashboard/ui/theme.css', 'utf8')

/** What a colour of the theme is by day and by night: `--ink: light-dark(#1c2733, #ece8df)`. */
function colour(name: string): { light: string; dark: string } {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(css) ?? []
  const [light = '', dark = light] = value.match(/#[\da-f]{6}/gi) ?? []
  if (light === '') throw new Error(`The theme has no colour --${name}.`)
  return { light, dark }
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['ground', 'surface']
const texts = ['ink', 'ink-quiet', 'accent-text', 'good', 'bad']
const strokes = ['stroke', 'chart', 'chart-beside', 'chart-before', 'outline', 'focus', 'map-most']

const pairs: [string, string, number][] = [
  ...texts.flatMap((text) => [...grounds, 'sunken'].map((ground): [string, string, number] => [text, ground, 4.5])),
  ...strokes.flatMap((stroke) => grounds.map((ground): [string, string, number] => [stroke, ground, 3])),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['ink', 'accent-wash', 4.5],
  ['accent-text', 'accent-wash', 4.5],
  ['ink', 'bar', 4.5],
  ['ink-quiet', 'bar', 4.5],
  ['good', 'bar', 4.5],
  ['bad', 'bar', 4.5],
  ['ink', 'bad-wash', 4.5],
]

test.each(pairs)('%s on %s has at least %f:1 by day and by night', (front, ground, least) => {
  expect(contrast(colour(front).light, colour(ground).light)).toBeGreaterThanOrEqual(least)
  expect(contrast(colour(front).dark, colour(ground).dark)).toBeGreaterThanOrEqual(least)
})
