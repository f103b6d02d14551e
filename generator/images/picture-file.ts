/** A picture in one width (px) and format, or an SVG compressed for HTTP. */
export interface Encoding {
  width?: number;
  format: 'avif' | 'webp' | 'br' | 'gz';
}

/** A file that the build makes. */
export type PictureFile = SourcedFile | DrawnFile;

/** A copy or an encoded version of a picture. */
export interface SourcedFile {
  /** File name below assets/, with a hash of the source and the encoding. */
  name: string;
  source: string;
  /** Missing for a plain copy. */
  encode?: Encoding;
}

/** A picture that the build draws, or a contact card. */
export interface DrawnFile {
  /** File name below assets/, with a hash of everything drawn. */
  name: string;
  draw: () => Promise<Uint8Array>;
}
