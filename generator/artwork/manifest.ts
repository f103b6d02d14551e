/** manifest.json records what was rendered from what: hashes of each group's sources and files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtworkFolder } from './folder.ts';
import type { Hashes } from './sources.ts';

export interface ManifestEntry {
  /** The group's list of sources, to notice files added to a folder. */
  from: readonly string[];
  /** Hashes at the time of rendering. */
  sources: Hashes;
  files: Hashes;
}

/** Entries by group name. */
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
