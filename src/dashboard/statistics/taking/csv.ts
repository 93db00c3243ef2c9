import type { PictureRow } from '#dashboard/statistics/rows/pictureRows.ts'

/** By this a spreadsheet knows UTF-8. */
const byteOrderMark = '\u{FEFF}'

const head = ['value', 'label', 'count', 'before', 'share']

/** Rows as CSV (RFC 4180), a head first; what is not known is empty, and a share is a number from 0 to 1. */
export const csvOf = (rows: readonly PictureRow[]): string =>
  byteOrderMark +
  [
    head,
    ...rows.map(({ value, name, count, before, share }) => [text(value), text(name), count, before, rounded(share)]),
  ]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('')

/**
 * A spreadsheet would run what begins like a formula; names come from whoever visits. Where it takes a semicolon for the end of a
 * cell, what follows one begins like that, too. https://owasp.org/www-community/attacks/CSV_Injection
 */
const text = (name: string) => name.replaceAll(/(^|;)(?=[=+\-@＝＋－＠\t\r])/g, "$1'")

const quoted = (cell: string | number | null) => {
  const written = String(cell ?? '')
  return /[",\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written
}

const rounded = (share: number | null) => (share === null ? null : Number(share.toFixed(6)))
