/** What was rendered from what: manifest.json holds a hash of each source and of each file of each group. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hashes } from './sources.ts';

export interface ManifestEntry {
  /** As the group lists them, by their paths from this folder: what is added to a folder counts, too. */
  from: string[];
  /** The sources as they were when the files were rendered. */
  sources: Hashes;
  files: Hashes;
}
/** By the name of the group. */
export type Manifest = Record<string, ManifestEntry>;

export const manifestPath = 'site/artwork/manifest.json';

/** @param project the project's folder @returns undefined when it has no artwork */
export function readManifest(project: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(project, manifestPath), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export function writeManifest(project: string, manifest: Manifest): void {
  writeFileSync(join(project, manifestPath), `${JSON.stringify(manifest, null, 2)}\n`);
}
