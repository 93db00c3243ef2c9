/** Lines of cells below each other: all but the last of a line end where the widest of their column does. */
export function columns(lines: readonly (readonly string[])[]): string {
  const widest = (column: number) => Math.max(...lines.map((cells) => width(cells[column] ?? '')))
  const padded = (cell: string, column: number) => ' '.repeat(widest(column) - width(cell)) + cell
  return lines.map((cells) => `  ${[...cells.slice(0, -1).map(padded), cells.at(-1)].join('  ')}`).join('\n')
}

/** How many characters take room: marks of direction, which some languages put into numbers, do not. */
const width = (cell: string) => [...cell.replaceAll(/\p{Cf}/gu, '')].length
