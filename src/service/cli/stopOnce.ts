/** Aborts at the first Ctrl-C, so that a command can end in order; the second one ends the process as ever. */
export function stopOnce(): AbortSignal {
  const controller = new AbortController()
  process.once('SIGINT', () => controller.abort())
  return controller.signal
}
