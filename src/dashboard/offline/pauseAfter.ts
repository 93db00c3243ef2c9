const longest = 30_000

/** How long to wait before a service that is away is asked again, in milliseconds, after so many tries: 1, 2, 4 … 30 seconds. */
export const pauseAfter = (tries: number): number => Math.min(1000 * 2 ** tries, longest)
