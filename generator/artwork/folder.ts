import { join } from 'node:path';
import { projectFolder } from '../paths.ts';

/** A folder of picture sources with its manifest, and where its pictures are written. */
export interface ArtworkFolder {
  /** Paths in the manifest start here. */
  root: string;
  /** The folder of sources, from the root. */
  artwork: string;
  /** The folder of pictures, from the root. */
  output: string;
}

/** @param configs the company's folder */
export const companyArtwork = (configs: string): ArtworkFolder => ({
  root: configs,
  artwork: 'artwork',
  output: 'media',
});

/** What every company's site shares: fonts, marks and the letters of share pictures. */
export const engineArtwork: ArtworkFolder = { root: projectFolder, artwork: 'generator/artwork', output: '' };

/** The tools, which sources name as `#artwork/`. */
export const toolFolder = join(projectFolder, engineArtwork.artwork);
