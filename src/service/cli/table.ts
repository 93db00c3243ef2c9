type Column = { title: string; align?: 'right' }

/** Rows of text under their titles, in columns as wide as their longest cell; two spaces apart. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const titled = [columns.map(({ title }) => title), ...rows]
  const widths = columns.map((_, index) => Math.max(...titled.map((row) => row[index]?.length ?? 0)))
  return titled.map((row) =>
    columns
      .map(({ align }, index) => {
        const cell = row[index] ?? ''
        const width = widths[index] ?? 0
        return align === 'right' ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd(),
  )
}
