import type { FileReader, Read, Subject } from './formats/Format.ts'
import { type FormatName, formatNames, formats } from './formats/formats.ts'
import type { LoggedVisit } from './formats/LoggedVisit.ts'

/** Several files are sent as one; this line stands before each. No server writes it. */
export const fileMark = '\f'

export type Reader = {
  read(line: string): Read
  /** What only whole files tell; ask when there are no more lines. */
  end(): Iterable<LoggedVisit>
  /** In which format the last file was; undefined before the first line. */
  format(): FormatName | undefined
}

/** Reads the files of one import; each says by its lines what format it is in, unless that is given. */
export function openReader(subject: Subject, given?: FormatName): Reader {
  let name: FormatName | undefined
  // One reader for each format that looks at all files together, such as a day's visitors in one and its pages in the next.
  const whole = new Map<FormatName, FileReader>()
  let file: FileReader | undefined

  function open(found: FormatName): FileReader {
    name = found
    const opened = whole.get(found) ?? formats[found].open(subject)
    if (opened.end) whole.set(found, opened)
    return opened
  }

  const formatOf = (line: string) => given ?? formatNames.find((one) => formats[one].starts(line)) ?? 'combined'

  return {
    read(line) {
      if (line === '') return null
      if (line === fileMark) {
        file = undefined
        return null
      }
      file ??= open(formatOf(line))
      const read = file.read(line)
      // A log may begin in the middle of a line: what was taken for combined may turn out to be something else.
      if (name !== 'combined' || !read || !('dropped' in read) || read.dropped !== 'malformed') return read
      if (formatOf(line) === 'combined') return read
      file = open(formatOf(line))
      return file.read(line)
    },
    *end() {
      for (const reader of whole.values()) yield* reader.end?.() ?? []
    },
    format: () => name,
  }
}
