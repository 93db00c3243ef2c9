const escaped = /\\(?:x([\da-f]{2})|(.))/gi

/** Control characters that Apache and nginx write as letters. */
const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', v: '\v', b: '\b', f: '\f' }

/** A quoted field of a log line as it was sent: escapes resolved, bytes read as UTF-8, or as latin1 where they are none. */
export function fieldText(bytes: string): string {
  if (bytes === '-') return ''
  const raw = bytes.includes('\\') ? bytes.replace(escaped, unescaped) : bytes
  // oxlint-disable-next-line no-control-regex -- ASCII ends at 0x7f; the control characters are part of it.
  return /^[\x00-\x7f]*$/.test(raw) ? raw : decoded(raw)
}

const unescaped = (_all: string, code: string | undefined, letter: string) =>
  code === undefined ? (controls[letter] ?? letter) : String.fromCharCode(Number.parseInt(code, 16))

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decoded(bytes: string): string {
  try {
    return utf8.decode(Buffer.from(bytes, 'latin1'))
  } catch {
    return bytes
  }
}
