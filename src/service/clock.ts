/** Milliseconds since the epoch. The only source of "now", so that a test can move it. */
export type Clock = () => number
