import type { Hit } from '#service/storage/hits/Hit.ts'

export type Batches = {
  /** Resolves when there is room for the next hit; throws what storing an earlier batch threw. */
  add(hit: Hit): Promise<void> | undefined
  /** Resolves when all is stored. */
  finish(): Promise<void>
}

/** Stores hits `size` at a time: the next batch is gathered while one is stored, and no more than these two are held. */
export function batches(insert: (hits: readonly Hit[]) => Promise<void>, size: number): Batches {
  let batch: Hit[] = []
  let storing = Promise.resolve()

  async function store(): Promise<void> {
    const full = batch
    batch = []
    await storing
    storing = insert(full)
    // It is awaited with the next batch; a failure until then must not end the process.
    storing.catch(() => {})
  }

  return {
    add(hit) {
      batch.push(hit)
      return batch.length < size ? undefined : store()
    },
    async finish() {
      if (batch.length > 0) await store()
      await storing
    },
  }
}
