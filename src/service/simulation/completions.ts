import { type Choice, listed } from './choice.ts'

/** What visitors do on some pages, and how likely it is after each look at one. */
export type Completion = {
  name: string
  on: RegExp
  chance: number
  property: string
  value: Choice<string>
}

export const completions: readonly Completion[] = [
  { name: 'Signup', on: /^\/signup$/, chance: 0.34, property: 'plan', value: listed('free 7, pro 3, team 1') },
  { name: 'Signup', on: /^\/pricing$/, chance: 0.06, property: 'plan', value: listed('pro 5, team 2, free 1') },
  {
    name: 'Download',
    on: /^\/(download|docs\/install)$/,
    chance: 0.4,
    property: 'system',
    value: listed('windows 5, macos 4, linux 2'),
  },
  { name: 'Newsletter', on: /^\/(blog.*|)$/, chance: 0.025, property: 'place', value: listed('footer 3, article 2') },
]
