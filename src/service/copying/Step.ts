/** Says what is being done, of how many rows, and how far it is; then does it. */
export type Step = (
  name: string,
  total: number,
  work: (advance: (rows: number) => void) => Promise<void>,
) => Promise<void>
