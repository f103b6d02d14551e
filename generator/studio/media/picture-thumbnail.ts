import { join } from 'node:path';
import { ensureEncoded } from '../../images/encode-pictures.ts';
import { encodedHash } from '../../images/encoders.ts';
import type { MediaFile } from '../../images/media-cache.ts';
import { baseOf } from '../../images/picture-files.ts';

/** Widths (px) of thumbnails: in a small page, in a list, in a grid, and in one on a dense screen. */
const widths = [48, 96, 192, 384];

/**
 * A small WebP of a picture. It is made once for each content.
 * @param width in px; the thumbnail has the next width that is offered, or the picture's own if that is smaller
 * @param cache the folder for encoded pictures, which builds share and clean up
 * @returns the path of the file. Its name changes with its content, so browsers can keep it.
 */
export async function pictureThumbnail(file: MediaFile, width: number, cache: string): Promise<string> {
  const offered = widths.find((one) => one >= width) ?? Math.max(...widths);
  const name = `thumbnail-${baseOf(file.path)}-${offered}-${encodedHash(file.hash, 'webp')}.webp`;
  await ensureEncoded({ name, source: file.path, encode: { width: offered, format: 'webp' } }, cache);
  return join(cache, name);
}
