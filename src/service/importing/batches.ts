/** What waits is stored after this many milliseconds, however little it is: a log that is followed may go on in an hour. */
const patience = 500

/** Stores `size` at a time: the next batch is gathered while one is stored, and no more than these two are held. */
export function batches<Item>(store: (items: readonly Item[]) => Promise<void>, size: number) {
  let batch: Item[] = []
  let storing = Promise.resolve()
  let waiting: NodeJS.Timeout | undefined

  function flush(): Promise<void> {
    clearTimeout(waiting)
    waiting = undefined
    if (batch.length === 0) return storing
    const full = batch
    batch = []
    const before = storing
    storing = before.then(() => store(full))
    // It is awaited with the next batch; a failure until then must not end the process.
    storing.catch(() => {})
    return before
  }

  return {
    /** Resolves when there is room for the next; throws what storing an earlier batch threw. */
    add(item: Item): Promise<void> | undefined {
      batch.push(item)
      if (batch.length >= size) return flush()
      waiting ??= setTimeout(() => void flush().catch(() => {}), patience)
      return undefined
    },

    /** Resolves when all is stored. */
    async finish(): Promise<void> {
      await flush()
      await storing
    },
  }
}
