type Touch = (websiteId: number, time: number) => Promise<void>

/** A website's last hit is written down this often at most, in milliseconds. */
const pause = 1000

/** Keeps when each website's last hit was stored: the first after a pause is written down at once, what follows a second later. */
export function lastHits(touch: Touch, onError: (error: unknown) => void) {
  const latest = new Map<number, number>()
  let resting: NodeJS.Timeout | undefined

  async function write(): Promise<void> {
    const touched = [...latest]
    latest.clear()
    await Promise.all(touched.map(([website, time]) => touch(website, time))).catch(onError)
  }

  function rest(): void {
    resting = setTimeout(() => {
      resting = undefined
      if (latest.size > 0) void write().then(rest)
    }, pause)
  }

  return {
    onStored(websiteId: number, time: number): void {
      latest.set(websiteId, Math.max(time, latest.get(websiteId) ?? 0))
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
