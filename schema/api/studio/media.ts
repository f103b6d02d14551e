/** Pictures of a draft's media folder, as the studio shows them. See `generator/studio/media/`. */

/** A picture that an author sent. */
export interface StoredPicture {
  /** The path in the media folder, as pages write it, such as `own/team.jpg`. */
  src: string;
  /** In px, as displayed. */
  width: number;
  height: number;
  bytes: number;
}

/** A picture to choose from. */
export interface StudioPicture extends StoredPicture {
  /** When its file was written, in ms since 1970. */
  changedAt: number;
  /** The texts that say what it shows, as files write them, most frequent first. */
  alts: string[];
  /** The names of pages that show it, at most 20. */
  pages: string[];
  /** How many do. */
  pageCount: number;
}
