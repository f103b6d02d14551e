/** Something could not be stored, such as on a full disk. Sent again, it is done once. */
export class StoreError extends Error {
  override name = 'StoreError';
}
