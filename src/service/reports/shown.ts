/** What cannot be seen or turns text around: controls, line ends, marks of direction, spaces without width, tags. */
const unseen =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u{200B}\u{2060}-\u{2064}\u{FEFF}\u{FFF9}-\u{FFFB}\u{E0000}-\u{E007F}]+/gu

/** More marks on one letter than any language has would reach over other lines. */
const towers = /(\p{M}{4})\p{M}+/gu

const longest = 60

/** Text of visitors as it may be shown to an owner: on one line, in its own order, cut after 60 characters. */
export function shown(text: string): string {
  const readable = text.replace(unseen, ' ').replace(/\s+/g, ' ').replace(towers, '$1').trim()
  const characters = [...readable]
  return characters.length <= longest
    ? readable
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}
