/** Something that can be done where somebody is now: by its key, in the palette, or both. */
export type Command = {
  title: string
  run: () => void
  /**
   * As `KeyboardEvent.key` names it, letters in lower case: `d`, `?`, `ArrowLeft`. With `mod+` before it, Ctrl (on Apple's
   * keyboards Cmd) is held, and it works in fields too. Never `Escape`, which belongs to what is open.
   */
  key?: string
}

type Shortcut = Command & { key: string }

/** What a page or a part of it offers, under one heading. */
export type CommandGroup = { title: string; commands: readonly Command[] }

const groups = new Map<string, CommandGroup>()

/** Offers a group until it is withdrawn; again under the same id, it is replaced where it stands. */
export const offer = (id: string, group: CommandGroup): void => void groups.set(id, group)

export const withdraw = (id: string): void => void groups.delete(id)

/** All that is offered now, in the order it came. What draws it reads it when it opens. */
export const offered = (): CommandGroup[] => [...groups.values()]

/** The commands that have a key. */
export const shortcuts = (commands: readonly Command[]): Shortcut[] =>
  commands.filter((command): command is Shortcut => command.key !== undefined)
