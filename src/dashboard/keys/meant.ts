import { type Command, offered, shortcuts } from './commands.ts'
import { pressed } from './pressed.ts'
import { singleKeysOn } from './singleKeys.ts'

/** Where letters are typed, or lead to an entry that begins with them. */
const takesLetters =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  '[role="textbox"], [role="searchbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="slider"], ' +
  '[role="spinbutton"], [role="tree"], [role="grid"], [role="application"]'

/** Where arrows and their like move something as well. */
const takesArrows = `${takesLetters}, input, [role="radiogroup"], [role="tablist"], [role="toolbar"]`

const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]'

/** The command that a press means where the focus is; undefined for a press that is meant for something else. */
export function meant(event: KeyboardEvent): Command | undefined {
  const key = pressed(event)
  if (key === null || document.querySelector(dialogs)) return undefined
  if (!key.startsWith('mod+') && (!singleKeysOn() || isTaken(key, event.target))) return undefined
  return shortcuts(offered().flatMap(({ commands }) => commands)).findLast((command) => command.key === key)
}

function isTaken(key: string, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(key.length === 1 ? takesLetters : takesArrows) !== null
}
