/** An erasure failed. */
export class ErasureError extends Error {
  override name = 'ErasureError';
  /** Whether it is in the journal, so a server completes it. */
  readonly isRecorded: boolean;

  constructor(message: string, { isRecorded, cause }: { isRecorded: boolean; cause: unknown }) {
    super(message, { cause });
    this.isRecorded = isRecorded;
  }
}
