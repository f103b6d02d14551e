import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './atomic-write.ts';

/** Lines of JSON: one for each page, and the last one for the site. A file that was cut off has no last line. */
export const manifestFile = '.build/manifest.json';

export const manifestVersion = 16;

export const lineFeed = 10;

/** The line for the site, see `Manifest`: what can be read without the lines of all pages. */
export interface SiteLine {
  /** Name below assets/ -> stamp, for every file that pages use. */
  assets: Record<string, string>;
  /** Name below assets/ -> time (ms) when the file was last used. Open pages may still request these files. */
  retired: Record<string, number>;
}

/** @returns undefined when the manifest is missing or has another version @throws when it was cut off */
export function readSiteLine(out: string): { bytes: Buffer; start: number; line: SiteLine } | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(out, manifestFile));
  } catch {
    return undefined;
  }
  const start = bytes.lastIndexOf(lineFeed, bytes.length - 2) + 1;
  const line = JSON.parse(bytes.toString('utf8', start));
  return line.version === manifestVersion ? { bytes, start, line } : undefined;
}

/** Replaces the list of assets that are no longer used, in a file of its own: other releases can share the manifest by a hard link. */
export function writeRetired(out: string, retired: SiteLine['retired']): void {
  const read = readSiteLine(out);
  if (!read) return;
  const line = `${JSON.stringify({ ...read.line, retired })}\n`;
  writeWhole(join(out, manifestFile), Buffer.concat([read.bytes.subarray(0, read.start), Buffer.from(line)]));
}
