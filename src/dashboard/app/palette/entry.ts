/** Something that the palette finds and does. */
export type Entry = {
  /** The same from day to day, so that it is remembered; without anything personal. */
  id: string
  title: string
  /** Stands quietly behind the title, and is found as well. */
  more?: string
  /** The key that does the same, as commands name it. */
  key?: string
  /** It is so already: the language that is spoken, the days that are shown. */
  current?: boolean
  run: () => void
}

export type EntryGroup = {
  title: string
  entries: readonly Entry[]
  /** How many are shown before anything is typed; the rest is found by typing. */
  atFirst: number
}
