import { Refusal } from '#service/http/problems.ts'

/** Whoever asked has left. */
export const nobodyWaits = () => new Refusal(499, 'Nobody waits for the answer.')
