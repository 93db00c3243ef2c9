/** What no XML may have, however it is written: https://www.w3.org/TR/xml/#charsets */
const unknown = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A drawing as a file has it. Names come from whoever visits: a single character could be the end of the picture. */
export const xmlOf = (drawing: Element): string =>
  new XMLSerializer().serializeToString(drawing).replaceAll(unknown, '\u{FFFD}')
