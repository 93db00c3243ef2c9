/** Milliseconds since the epoch. The only source of "now", so that a test can move it. */
export type Clock = () => number

/** A moment as the interface writes it, to the second: `2026-11-20T17:33:00Z`. */
export const timestamp = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`
