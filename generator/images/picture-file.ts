/** A picture in one width (px) and format, or a drawing compressed as servers send it. */
export interface Encoding {
  width?: number;
  format: 'avif' | 'webp' | 'br' | 'gz';
}

/** A file that the build has to make. */
export type PictureFile = SourcedFile | DrawnFile;

/** A copy of a picture, or the picture encoded. */
export interface SourcedFile {
  /** File name below assets/; it carries a hash of its source, and of how it is encoded. */
  name: string;
  source: string;
  /** Missing for a plain copy. */
  encode?: Encoding;
}

/** A picture that the build draws itself. */
export interface DrawnFile {
  /** File name below assets/; it carries a hash of all that is drawn. */
  name: string;
  draw: () => Promise<Uint8Array>;
}
