/** Does what is heavy one after another; undefined when `most` wait already. */
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
