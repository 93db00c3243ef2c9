import type { QueryKey } from '@tanstack/react-query'

/** An answer of the service as it is kept in the browser. */
export type Answer = {
  /** Whose it is: what was read by another key, in another language or by another version of the dashboard is of no use. */
  owner: string
  /** The key's text, which names it in the store. */
  hash: string
  key: QueryKey
  data: unknown
  /** When it was read, in milliseconds. */
  at: number
}

const store = 'answers'

let opened: Promise<IDBDatabase> | undefined

const database = () => (opened ??= open())

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('porchlight', 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store, { keyPath: 'hash' }))
  return outcome(opening)
}

/** Everything that is kept. */
export const readAnswers = async (): Promise<Answer[]> =>
  // Nothing else is ever put into the store.
  outcome<Answer[]>((await database()).transaction(store).objectStore(store).getAll())

export async function writeAnswers(answers: readonly Answer[], gone: readonly string[]): Promise<void> {
  const kept = (await database()).transaction(store, 'readwrite').objectStore(store)
  for (const answer of answers) kept.put(answer)
  for (const hash of gone) kept.delete(hash)
}

/** Removes what does not stay. */
export async function sortOutAnswers(stays: (answer: Answer) => boolean): Promise<void> {
  const answers = (await database()).transaction(store, 'readwrite').objectStore(store)
  const all = await outcome<Answer[]>(answers.getAll())
  for (const answer of all) if (!stays(answer)) answers.delete(answer.hash)
}

const outcome = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')))
  })
