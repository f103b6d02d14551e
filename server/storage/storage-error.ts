/** The database could not store or read something. Nothing was stored, and the caller can try again. */
export class StorageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
  }
}
