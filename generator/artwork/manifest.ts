/** What was rendered from what: manifest.json holds a hash of each source and of each file of each group. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtworkFolder } from './folder.ts';
import type { Hashes } from './sources.ts';

export interface ManifestEntry {
  /** As the group lists them, so that a file added to a folder is noticed. */
  from: readonly string[];
  /** The sources at the time of rendering. */
  sources: Hashes;
  files: Hashes;
}

/** By the name of the group. */
export type Manifest = Record<string, ManifestEntry>;

const pathOf = ({ root, artwork }: ArtworkFolder) => join(root, artwork, 'manifest.json');

/** @returns undefined when the folder has no artwork */
export function readManifest(folder: ArtworkFolder): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(pathOf(folder), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export function writeManifest(folder: ArtworkFolder, manifest: Manifest): void {
  writeFileSync(pathOf(folder), `${JSON.stringify(manifest, null, 2)}\n`);
}
