/** Why a picture was not stored. */
export type PictureReason =
  | 'empty'
  | 'too-large' // in bytes
  | 'too-many-pixels'
  | 'type' // pages cannot show this kind of file
  | 'moving' // an animation
  | 'damaged'
  | 'disk'; // the disk is full, or cannot be written

/** A picture that was refused. The message says why, and how to fix it. Nothing was stored. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly reason: PictureReason;

  constructor(reason: PictureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
