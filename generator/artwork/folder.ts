import { join } from 'node:path';
import { projectFolder } from '../paths.ts';

/** A folder of picture sources with its manifest, and the folder for its pictures. */
export interface ArtworkFolder {
  /** Paths in the manifest are relative to this folder. */
  root: string;
  /** The folder of sources, relative to the root. */
  artwork: string;
  /** The folder of pictures, relative to the root. */
  output: string;
}

/** @param configs the company's folder */
export const companyArtwork = (configs: string): ArtworkFolder => ({
  root: configs,
  artwork: 'artwork',
  output: 'media',
});

/** Artwork that all companies share: fonts, marks, and the letters of share pictures. */
export const engineArtwork: ArtworkFolder = { root: projectFolder, artwork: 'generator/artwork', output: '' };

/** The folder of the tools, `#artwork/` in imports. */
export const toolFolder = join(projectFolder, engineArtwork.artwork);
