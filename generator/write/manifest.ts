import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAnchors } from '../prepare/anchors.ts';
import { writeWhole } from './write-whole.ts';

/** What the last build left behind for one page. */
export interface PageRecord {
  /** The page's own file, as it was when it was built. */
  stamp: string;
  /** Names of the pages it extends. */
  bases: string[];
  route: string;
  indexed: boolean;
  /** Path below the output folder, and the file's stamp there. */
  out: string;
  outStamp: string;
  hash: string;
  /** Bytes of HTML. */
  bytes: number;
  links: string[];
  /** Where links of other pages can lead: these may be built again when this one is not. */
  anchors: PageAnchors;
}

/** What the last build left behind: enough to know what a next one has to do. */
export interface Manifest {
  version: typeof manifestVersion;
  /** Fingerprint of the code, and of what all pages share. */
  code: string;
  shared: string;
  pages: Record<string, PageRecord>;
  /** Names below assets/ that pages refer to. */
  assets: string[];
  /** Hashes of inline styles and scripts, for the Content-Security-Policy. */
  styleHashes: string[];
  scriptHashes: string[];
  /** How exact weights relate to quick ones, see `build/scales.ts`. */
  weightRatio: number | undefined;
  /** Names below assets/ that are no longer used, with the time (ms) since when: open pages may still ask for them. */
  retired: Record<string, number>;
}

export const manifestVersion = 5;

const file = (out: string) => join(out, '.build', 'manifest.json');

export function readManifest(out: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(file(out), 'utf8')) as Manifest;
    return manifest.version === manifestVersion ? manifest : undefined;
  } catch {
    return undefined;
  }
}

export function writeManifest(out: string, manifest: Manifest): void {
  writeWhole(file(out), JSON.stringify(manifest));
}
