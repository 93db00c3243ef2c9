type Sweep = {
  /** In milliseconds. */
  every: number
  sweep: () => Promise<unknown>
}

/** Does each at once, in order, and then again and again, until it is closed. */
export async function openSweeping(
  sweeps: readonly Sweep[],
  onError: (error: unknown) => void,
): Promise<{ close: () => void }> {
  for (const { sweep } of sweeps) await sweep()
  const timers = sweeps.map(({ every, sweep }) => setInterval(() => sweep().catch(onError), every).unref())
  return { close: () => timers.forEach((timer) => clearInterval(timer)) }
}
