/** Another process has the embedded databases open; they take one process at a time. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse'

  constructor(folder: string, options?: ErrorOptions) {
    super(`${folder} is in use by another Porchlight. Stop that one first, or set DATA_DIR to another folder.`, options)
  }
}
