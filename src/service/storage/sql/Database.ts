import type { Dialect } from 'kysely'
import type { Numbering } from './copying/numbering.ts'

/** What a relational database does its own way; all else is the same statements and the same tables for each, which its dialect spells. */
export type Database = {
  dialect: Dialect
  /** After this nobody reads what was deleted from its files. */
  erasing: string
  numbering: Numbering
  /** How many connections there are to a server, and how much waits for one. */
  connections: () => Record<string, number>
  /** Does the work while no other copy of the service does any of this name. */
  alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
}
