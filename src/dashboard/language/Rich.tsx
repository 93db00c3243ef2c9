import { Fragment, type ReactNode } from 'react'
import type { Key } from './areas.ts'
import { text, type Values } from './text.ts'

type Props = {
  of: Key
  /** What stands where the message names it: `{domain}`. */
  parts: Readonly<Record<string, ReactNode>>
  values?: Values
}

// Characters that no message and no value contains stand for the parts while the message is formatted.
const mark = (name: string) => `\u{E000}${name}\u{E000}`

/** A message with elements in it, such as a link or a word in another type. */
export function Rich({ of, parts, values }: Props) {
  const marks = Object.fromEntries(Object.keys(parts).map((name) => [name, mark(name)]))
  const pieces = text(of, { ...values, ...marks }).split('\u{E000}')
  return pieces.map((piece, index) => {
    const key = `${index} ${piece}`
    // Every other piece is the name of a part.
    return <Fragment key={key}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
  })
}
