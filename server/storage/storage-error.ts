/**
 * The database could not be read, or a write could not be confirmed. The write may have been stored: try again
 * with the same id.
 */
export class StorageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
  }
}
