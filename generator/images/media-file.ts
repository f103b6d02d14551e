/** A file of the media folder. Width and height in px; both are missing when the file is not a readable picture. */
export interface MediaFile {
  /** Absolute path. */
  path: string;
  /** Eight letters that change with the content. */
  hash: string;
  width?: number;
  height?: number;
  /** Why it cannot be used. */
  fault?: string;
  /** When it was read; a file with another one is read again. */
  stamp: string;
}
