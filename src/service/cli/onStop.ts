/** `npm` and `npx` pass on the signal that a terminal has sent to all its processes: within this many milliseconds it is one. */
const oneSignal = 1000

/** Calls `stop` at the first of these signals, so that the process can end in order; another one ends it at once. */
export function onStop(signals: readonly NodeJS.Signals[], stop: () => void): void {
  let first: number | undefined
  const onSignal = () => {
    if (first !== undefined && performance.now() - first > oneSignal) process.exit(1)
    if (first !== undefined) return
    first = performance.now()
    stop()
  }
  for (const signal of signals) process.on(signal, onSignal)
}
