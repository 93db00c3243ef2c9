import type { Connection } from '#dashboard/http/connection.ts'
import type { Language } from '#contract/languages.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type Answer, readAnswers } from './answerStore.ts'

/** How many answers are kept, the newest. */
export const mostAnswers = 200
/** How long an answer is kept, in milliseconds. */
const longest = 7 * 86_400_000
/** How long the first paint waits for what is kept, in milliseconds; reading takes a tenth of it. */
const patience = 200

/** Whose answers: the name of this file, once built, is another in every version. */
export const ownerOf = ({ address, key }: Connection, language: Language): string =>
  [new URL(import.meta.url).pathname, language, address, key].join(' ')

/** What is kept, for the first paint; nothing where the browser keeps nothing or takes its time. */
export const answersForFirstPaint = (): Promise<readonly Answer[]> =>
  Promise.race([
    readAnswers().catch(() => []),
    new Promise<Answer[]>((resolve) => {
      setTimeout(resolve, patience, [])
    }),
  ])

/** Whether an answer may still be shown to somebody. */
export const isOf = (owner: string, answer: Answer): boolean =>
  answer.owner === owner && answer.at > Date.now() - longest

/** Shows an owner's kept answers, with their age, until newer ones come: however new they are, they are asked for again. */
export function restoreAnswers(client: QueryClient, answers: readonly Answer[], owner: string): void {
  const restored = answers
    .filter((answer) => isOf(owner, answer))
    .toSorted((one, other) => other.at - one.at)
    .slice(0, mostAnswers)
  for (const { key, data, at } of restored) client.setQueryData(key, data, { updatedAt: at })
  void client.invalidateQueries({ refetchType: 'none' })
}
