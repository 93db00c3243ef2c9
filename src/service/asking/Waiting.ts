import type { Asker } from './Asker.ts'

export type Question<Asked> = {
  asked: Asked
  /** The same for all who are to be given the same answer, and for nobody else. */
  key: string
  /** Whether that is the answer for ever. */
  lasts?: boolean
  /** The same for all that may be found at once; undefined for what is found by itself. */
  together?: string | undefined
}

/** A question that somebody waits for the answer of. */
export class Waiting<Asked, Answer> {
  readonly question: Question<Asked>
  readonly askers: Set<Asker>
  /** Aborted when all askers have left. */
  readonly left = new AbortController()
  /** Aborted when it needs no turn any more: the answer is being found. */
  readonly begun = new AbortController()
  readonly answer: Promise<Answer>
  resolve: (answer: Answer) => void = nothing
  reject: (reason: unknown) => void = nothing

  constructor(question: Question<Asked>, asker: Asker) {
    this.question = question
    this.askers = new Set([asker])
    this.answer = new Promise((resolve, reject) => {
      this.resolve = resolve
      this.reject = reject
    })
  }
}

const nothing = () => {}
