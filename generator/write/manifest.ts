import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAnchors } from '../prepare/anchors/anchors.ts';
import type { PolicyParts } from './server-file.ts';

/** One page of the last build. */
export interface PageRecord {
  /** Stamp of the page's source file at build time. */
  stamp: string;
  /** Names of the pages it extends. */
  bases: string[];
  route: string;
  indexed: boolean;
  siteLayout: boolean;
  /** Path below the output folder, and the file's stamp there. */
  out: string;
  outStamp: string;
  /** Stamp of the compressed file next to it; missing when there is none. */
  packed?: string;
  hash: string;
  links: string[];
  /** Link targets, to check links from pages that are rebuilt when this one is not. */
  anchors: PageAnchors;
  /** Names below assets/ of its pictures. */
  pictures: string[];
  /** Hash of the inline style sheets, for the Content-Security-Policy. */
  styleHash: string;
}

/** The result of the last build: what the next build needs to decide which files to rebuild. */
export interface Manifest extends PolicyParts {
  /** Fingerprints of the code and of the files that all pages share. */
  code: string;
  shared: string;
  pages: Record<string, PageRecord>;
  /** Name below assets/ -> stamp, for every file that pages use. */
  assets: Record<string, string>;
  /** Path below the output folder -> stamp, for files written once per site. */
  files: Record<string, string>;
  /** Name below assets/ -> time (ms) when the file was last used. Open pages may still request these files. */
  retired: Record<string, number>;
}

const version = 10;

export const manifestFile = '.build/manifest.json';

/** The manifest of the last build; undefined when it is missing or has another version. */
export function readManifest(out: string): Manifest | undefined {
  try {
    const { version: written, ...manifest } = JSON.parse(readFileSync(join(out, manifestFile), 'utf8'));
    return written === version ? (manifest as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

export const manifestText = (manifest: Manifest) => JSON.stringify({ version, ...manifest });

/** The names of all pictures, without duplicates. */
export function picturesOf(pages: Iterable<PageRecord>): Set<string> {
  return new Set(Array.from(pages, ({ pictures }) => pictures).flat());
}
