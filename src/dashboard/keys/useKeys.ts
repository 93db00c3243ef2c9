import type { Shortcut } from './commands.ts'
import { useCommands } from './useCommands.ts'

/**
 * Single keys for what a page does often. `?` lists them, the palette offers them as well:
 *
 *     useKeys([
 *       { key: 'd', title: text('statistics.keys.day'), run: () => choose('today') },
 *       { key: 'ArrowLeft', title: text('statistics.keys.before'), run: () => choose(previous(range)) },
 *     ])
 *
 * Letters rest where somebody types, arrows where they move something, and all of them while a dialog is open, or where
 * somebody switched them off. Of two with one key the later is meant.
 */
export const useKeys = (keys: readonly Shortcut[], group?: string): void => useCommands(keys, group)
