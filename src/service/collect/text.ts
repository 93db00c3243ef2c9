/** Control characters, also those that turn text around, and halves of surrogate pairs: nothing to read, and some of it cannot be stored. */
const unreadable = /[\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu

/** Text from outside as it may be stored: on one line, well-formed, trimmed, at most `longest` characters. */
export const plain = (text: string, longest: number): string => cut(text.replace(unreadable, ' ').trim(), longest)

/** At most `longest` characters, without half a surrogate pair at the end. */
export const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
