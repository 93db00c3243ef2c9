/** A list kept as text, one entry a line: its entries without blanks and repeats, as the service keeps them. */
export const entries = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** The lines as they are edited: blank ones between stay, and one at the end is for the next entry. */
export function editedLines(text: string): string[] {
  const lines = text.replace(/\n+$/, '')
  return lines === '' ? [''] : [...lines.split('\n'), '']
}
