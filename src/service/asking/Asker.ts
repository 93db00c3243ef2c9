/** Somebody who asks for what takes the engine's time. */
export type Asker = {
  /** Whose time it takes: an account's, or that of all who read one website without a key. */
  share: string
  /** Where it comes from: the account again, or without a key the network. No more than so much of anybody's may wait. */
  from: string
  /** Aborted when nobody is there any more to hear the answer. */
  signal: AbortSignal
}
