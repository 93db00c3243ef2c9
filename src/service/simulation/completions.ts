import type { Weighted } from './random.ts'

/** What visitors do on some pages, and how likely it is after each look at one. */
export type Completion = {
  name: string
  on: RegExp
  chance: number
  property: string
  values: Weighted<string>
}

export const completions: readonly Completion[] = [
  {
    name: 'Signup',
    on: /^\/signup$/,
    chance: 0.34,
    property: 'plan',
    values: [
      ['free', 7],
      ['pro', 3],
      ['team', 1],
    ],
  },
  {
    name: 'Signup',
    on: /^\/pricing$/,
    chance: 0.06,
    property: 'plan',
    values: [
      ['pro', 5],
      ['team', 2],
      ['free', 1],
    ],
  },
  {
    name: 'Download',
    on: /^\/(download|docs\/install)$/,
    chance: 0.4,
    property: 'system',
    values: [
      ['windows', 5],
      ['macos', 4],
      ['linux', 2],
    ],
  },
  {
    name: 'Newsletter',
    on: /^\/(blog.*|)$/,
    chance: 0.025,
    property: 'place',
    values: [
      ['footer', 3],
      ['article', 2],
    ],
  },
]
