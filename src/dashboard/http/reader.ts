import type { QueryClient } from '@tanstack/react-query'
import type { Reader } from './connection.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** As whom a query asks: all of a client's ask as one, and without this as whoever is signed in. */
    queryMeta: { reader?: Reader }
  }
}

/** As whom the queries of a client ask; undefined is whoever is signed in. */
export const readerOf = (client: QueryClient): Reader | undefined => client.getDefaultOptions().queries?.meta?.reader
