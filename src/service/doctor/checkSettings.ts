import { readSettings, type Settings, variableNames } from '#service/settings.ts'
import { type Finding, look, ok, wordsOf, wrong } from './Finding.ts'

type Environment = Record<string, string | undefined>

/** The settings if they can be read, and what is odd about them; values are not said. */
export function checkSettings(environment: Environment): { settings: Settings | undefined; findings: Finding[] } {
  const odd = Object.keys(environment).flatMap((name) => {
    const meant = meantBy(name)
    return meant === undefined ? [] : [look('settings', `${name} means nothing here. ${meant}`)]
  })
  try {
    const settings = readSettings(environment)
    const set = variableNames.filter((name) => environment[name])
    const said = set.length === 0 ? 'all are as they come' : `set: ${set.join(', ')}`
    return { settings, findings: [ok('settings', said), ...odd] }
  } catch (error) {
    const sentences = error instanceof Error ? error.message.split('\n') : [wordsOf(error)]
    return { settings: undefined, findings: [...sentences.map((sentence) => wrong('settings', sentence)), ...odd] }
  }
}

/** What somebody may have meant by a variable that is none of ours. */
function meantBy(name: string): string | undefined {
  if (variableNames.includes(name)) return undefined
  const plain = name.replace(/^PORCHLIGHT_/, '')
  if (variableNames.includes(plain)) return `Is it ${plain}?`
  const close = variableNames.find((known) => known.length > 5 && distance(known, plain) <= 2)
  if (close !== undefined) return `Is it ${close}?`
  return plain === name ? undefined : 'No setting is called so.'
}

/** How many characters have to be added, left out or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [at, against] of [...other].entries())
      next.push(Math.min((row[at] ?? 0) + (letter === against ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}
