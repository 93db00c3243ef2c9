import fc from 'fast-check'
import { texts } from './hostile.ts'

/** Text of any characters, halves of pairs among them, or some that was thought of. */
export const text = (longest: number) =>
  fc.oneof(
    fc.constantFrom(...texts),
    fc.string({ unit: 'binary', maxLength: longest }),
    fc.string({ unit: 'grapheme', maxLength: longest }),
    fc.array(fc.constantFrom(...texts), { maxLength: 4 }).map((several) => several.join('')),
  )

/** What a header may carry: bytes, but no ends of lines. */
export const headerText = (longest: number) =>
  text(longest).map((any) => Buffer.from(any.replaceAll(/\p{Cc}/gu, ' ')).toString('latin1'))

/** One of several, or what it should be. */
export const mostly = <Value>(right: Value, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: other })
