/** Does what is asked for one after another; what failed is no reason not to go on. */
export function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()

  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work)
    last = turn.catch(() => {})
    return turn
  }
}

/** Does what is heavy one after another; undefined when `most` wait already. */
export function inTurn(most: number) {
  const next = oneByOne()
  let waiting = 0

  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (waiting >= most) return undefined
    waiting += 1
    try {
      return await next(work)
    } finally {
      waiting -= 1
    }
  }
}
