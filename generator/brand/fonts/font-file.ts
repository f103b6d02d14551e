import { hash } from 'node:crypto';
import { join, posix } from 'node:path';
import { nearest } from '../../../schema/nearest.ts';
import { type Finding, finding, type Path } from '../../errors/finding.ts';
import type { SourcedFile } from '../../images/picture-file.ts';
import { baseOf } from '../../images/picture-files.ts';
import { pathsBelow } from '../../lib/folder.ts';
import { readBytes } from '../../load/read-bytes.ts';
import { type MeasureFont, openFont } from './open-font.ts';

export interface FontFile extends SourcedFile {
  measure: MeasureFont;
}

/** The font files in a company's `fonts/`, by their path from there. */
export function listFonts(folder: string): string[] {
  return pathsBelow(folder)
    .filter((name) => /\.(woff2?|[ot]tf)$/i.test(name))
    .sort();
}

/**
 * Reads a font file that site.yaml names.
 * @param src path from the folder, as written
 * @param location of `src` in site.yaml
 */
export async function readFont(
  folder: string,
  src: string,
  location: Path,
): Promise<{ file: FontFile } | { found: Finding }> {
  const relative = posix.normalize(src);
  if (/^(\.\.)?\//.test(relative)) return { found: finding('FontOutsideFolder', { src }, location) };
  const names = listFonts(folder);
  if (!names.includes(relative))
    return { found: finding('MissingFont', { src, nearest: nearest(src, names) }, location) };
  const source = join(folder, relative);
  const bytes = readBytes(source);
  const measure = typeof bytes === 'string' ? bytes : await openFont(bytes);
  if (typeof bytes === 'string' || typeof measure === 'string')
    return { found: finding('UnreadableFont', { src, reason: `${measure}` }, location) };
  const name = `${baseOf(source)}-${hash('sha256', bytes, 'hex').slice(0, 8)}.woff2`;
  return { file: { name, source, measure } };
}
