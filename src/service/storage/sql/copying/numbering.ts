import { type RawBuilder, sql as raw } from 'kysely'

/** The last number that a table has given out: what is deleted leaves its number behind, which nothing else may have. */
export type Numbering = {
  last(table: string): RawBuilder<{ last: number }>
  /** Makes the table go on after this number. */
  goOn(table: string, last: number): RawBuilder<unknown>[]
}

export const sqliteNumbering: Numbering = {
  last: (table) => raw`SELECT seq AS last FROM sqlite_sequence WHERE name = ${table}`,
  goOn: (table, last) => [
    raw`DELETE FROM sqlite_sequence WHERE name = ${table}`,
    raw`INSERT INTO sqlite_sequence (name, seq) VALUES (${table}, ${last})`,
  ],
}

export const postgresNumbering: Numbering = {
  last: (table) => raw`SELECT pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) AS last`,
  goOn: (table, last) => [raw`SELECT setval(pg_get_serial_sequence(${table}, 'id'), ${last})`],
}
