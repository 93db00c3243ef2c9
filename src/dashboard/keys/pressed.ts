import { isApple } from './isApple.ts'

/** The key of a press as a command names it; null for a press that can be none of them. */
export function pressed(event: KeyboardEvent): string | null {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, repeat } = event
  if (event.isComposing || event.defaultPrevented || altKey || event.getModifierState('AltGraph')) return null
  const letter = letterOf(key, code)
  // Held down, an arrow goes on; a letter would do and undo.
  if (key.length === 1 && repeat) return null
  // A sign such as `?` may need Shift; a letter or an arrow with it is another key.
  if (shiftKey && (letter || key.length > 1)) return null
  const name = letter ?? key
  if (!ctrlKey && !metaKey) return name
  const mod = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return mod ? `mod+${name}` : null
}

/** The Latin letter of a key; where the keyboard writes others, such as Arabic, the one that stands at its place. */
function letterOf(key: string, code: string): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return /^\p{L}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined
}
