/**
 * Does one thing after another; undefined when `most` wait already. A password takes a quarter of a second of a core and
 * 32 MiB to check, and the threads that do it serve the databases too.
 */
export function inTurn(most: number) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (waiting >= most) return undefined
    waiting += 1
    const turn = last.then(work, work)
    last = turn
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }
}
