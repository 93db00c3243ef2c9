import type { Hits } from '#service/storage/hits/openHits.ts'

/** Where services that a test starts have their hits: in their folder, unless the test says otherwise. */
export const placeOfHits = {
  /** The environment of a service on a folder. */
  environment: async (_folder: string): Promise<Record<string, string>> => ({}),

  /** Says what no service says: an embedded engine does what it is told, whoever reads. */
  tell: async (statement: string, { hits }: { hits: Hits; folder: string }): Promise<void> => {
    await hits.read(statement, {})
  },
}
