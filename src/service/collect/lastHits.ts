type Touch = (websiteId: number, time: number) => Promise<void>

/** A website's last hit is written down this often at most, in milliseconds. */
const pause = 1000

/** Keeps when each website's last hit was stored: the first after a pause is written down at once, what follows a second later. */
export function lastHits(touch: Touch, onError: (error: unknown) => void) {
  const latest = new Map<number, number>()
  let resting: NodeJS.Timeout | undefined

  const note = (website: number, time: number) => latest.set(website, Math.max(time, latest.get(website) ?? 0))

  /** What could not be written waits for the next time. */
  async function write(): Promise<void> {
    const touched = [...latest]
    latest.clear()
    const outcomes = await Promise.allSettled(touched.map(([website, time]) => touch(website, time)))
    for (const [website, time] of touched.filter((_, index) => outcomes[index]?.status === 'rejected'))
      note(website, time)
    const failure = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failure) onError(failure.reason)
  }

  function rest(): void {
    resting = setTimeout(() => {
      resting = undefined
      if (latest.size > 0) void write().then(rest)
    }, pause)
  }

  return {
    onStored(websiteId: number, time: number): void {
      note(websiteId, time)
      if (resting) return
      rest()
      void write()
    },

    /** Writes down what is not yet. */
    async close(): Promise<void> {
      clearTimeout(resting)
      resting = undefined
      await write()
    },
  }
}
