/** One UTF-8 character, percent-encoded, or a byte that is none. */
const encoded =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}|%[\da-f]{2}/gi

/** What must not appear in a path that people read: it would break lines, or turn the order of what follows around. */
const unreadable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/**
 * An address' path or query for reading. What would change its meaning stays encoded (`%2F`, `%3F`, `%26`, `%25`, ...),
 * and so does what is no valid UTF-8, in upper case.
 */
export const percentDecoded = (text: string): string => (text.includes('%') ? text.replace(encoded, decoded) : text)

function decoded(character: string): string {
  try {
    // decodeURI leaves `; / ? : @ & = + $ , #` as they are.
    const text = decodeURI(character)
    return text === character || stays.has(text) || unreadable.test(text) ? character.toUpperCase() : text
  } catch {
    // An overlong sequence, an encoded surrogate, or no sequence at all.
    return character.toUpperCase()
  }
}

/** A backslash would be read as a slash. */
const stays = new Set(['%', '\\'])
