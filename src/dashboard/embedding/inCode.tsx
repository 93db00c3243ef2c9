import type { ReactNode } from 'react'

/** Parts of a sentence that are code, such as the name of a file: read from left to right in every language. */
export const inCode = (parts: Readonly<Record<string, string>>): Record<string, ReactNode> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      <code key={name} dir="ltr">
        {part}
      </code>,
    ]),
  )
