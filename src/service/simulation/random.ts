/** Numbers from 0 to below 1. */
export type Random = () => number

/** mulberry32: small, fast, and the same numbers for the same seed everywhere. */
export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Waiting times and the like: many short, few long. */
export const exponential = (mean: number, random: Random): number => -Math.log(1 - random()) * mean
