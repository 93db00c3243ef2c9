import type { Row } from './Figures.ts'
import type { Say } from './say.ts'
import { shown } from './shown.ts'

/** What a row is called. */
export const rowName = (say: Say, { name, value, label }: Row): string =>
  shown(label ?? value) || say(name === 'referrer' ? 'value.direct' : 'value.unknown')
