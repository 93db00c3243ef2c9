import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes that are still in use after everything else was thrown away. */
export function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') for (let times = 0; times < 3; times += 1) collect()
  return process.memoryUsage().heapUsed
}
