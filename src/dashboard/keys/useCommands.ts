import { text } from '#dashboard/language/text.ts'
import { useEffect, useId } from 'react'
import { type Command, offer, withdraw } from './commands.ts'

/**
 * Offers commands in the palette, and by their keys where they have some, which `?` lists, as long as the component is drawn:
 *
 *     useCommands([
 *       { key: 'd', title: text('statistics.keys.day'), run: () => choose('today') },
 *       { title: text('statistics.copyLink'), run: copyLink },
 *     ])
 *
 * `group` is the heading they stand under. Letters rest where somebody types, arrows where they move something, and all of
 * them while a dialog is open, or where somebody switched them off. Of two with one key the later is meant.
 */
export function useCommands(commands: readonly Command[], group: string = text('keys.page')): void {
  const id = useId()

  // What runs is what was drawn last; where the group stands among others does not change by it.
  useEffect(() => offer(id, { title: group, commands }))
  useEffect(() => () => withdraw(id), [id])
}
