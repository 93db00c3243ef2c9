import type { LoggedVisit, LeftOut } from './LoggedVisit.ts'

/** What became of a line; null where it holds nothing by itself: a directive, a header, the beginning of a record. */
export type Read = LoggedVisit | LeftOut | null

/** Whose history it is, and until when. */
export type Subject = { domain: string; timeZone: string; now: number }

/** Reads one file, line by line. */
export type FileReader = {
  read(line: string): Read
  /** What only the whole file tells. */
  end?(): Iterable<LoggedVisit>
}

export type Format = {
  /** Whether a file that has this line is in the format. Formats that say no to all lines but a header's need its first. */
  starts(line: string): boolean
  open(subject: Subject): FileReader
}
