/** The data was written by a newer Porchlight, whose migrations this one does not know. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'

  constructor(migration: string) {
    super(
      `The data was written by a newer Porchlight (it knows "${migration}"). Start that version, or restore a backup.`,
    )
  }
}
