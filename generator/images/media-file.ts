/** A file in the media folder. Width and height (px) are missing when the file is not a readable picture. */
export interface MediaFile {
  /** Absolute path. */
  path: string;
  /** Eight letters that change with the content. */
  hash: string;
  width?: number;
  height?: number;
  /** Why the picture cannot be used. */
  problem?: string;
  /** Changes when the file changes, see `sourceStamp`. */
  stamp: string;
}
