import { basename, extname } from 'node:path';
import { maxPictureWidth, type PreparedImage } from '../../site/prepared-data.ts';
import { encodedHash } from './encoders.ts';
import type { MediaFile } from './media-cache.ts';
import type { SourcedFile } from './picture-file.ts';

/** Widths (px) that a picture is offered in, from phones to dense and wide screens. */
const widths = [160, 320, 640, 960, 1280];

/** Maximum width (px) of a WebP that is copied unchanged. A letter page at 300 dpi is 2550 px wide. */
const maxCopiedWidth = 2600;

/** The files of a picture, and the element that shows them. Names derive from the content, so nothing is encoded here. */
export function pictureFiles(file: MediaFile, alt: string): { image: PreparedImage; files: SourcedFile[] } {
  const { path, hash, width = 0, height = 0 } = file;
  const base = baseOf(path);
  if (extname(path) === '.svg') {
    const name = `${base}-${hash}.svg`;
    const siblings = (['br', 'gz'] as const).map((format) => ({
      name: `${name}.${format}`,
      source: path,
      encode: { format },
    }));
    const files = [{ name, source: path }, ...siblings];
    return { image: { src: url(name), alt, width, height, sources: [] }, files };
  }
  // A WebP file up to the size of a printed page is copied: for zooming in, and for the few browsers without AVIF.
  // Encoding large pictures takes the longest and would not improve them.
  const isCopied = extname(path) === '.webp' && width <= maxCopiedWidth;
  const fitting = widths.filter((offer) => offer <= width);
  const whole = Math.min(width, maxPictureWidth);
  const offered = isCopied && fitting.length > 0 ? fitting : [...new Set([...fitting, whole])];
  // Browsers without AVIF get one medium width of other pictures: a second srcset would make every page heavier.
  const medium = offered.findLast((offer) => offer <= 960) ?? width;
  const hashes = { avif: encodedHash(hash, 'avif'), webp: encodedHash(hash, 'webp') };
  const encoded = (offer: number, format: 'avif' | 'webp'): SourcedFile => ({
    name: `${base}-${offer}-${hashes[format]}.${format}`,
    source: path,
    encode: { width: offer, format },
  });
  // The copy shares the AVIF hash: repeated hashes compress well.
  const copy = { name: `${base}-${hashes.avif}.webp`, source: path };
  const fallback = isCopied ? copy : encoded(medium, 'webp');
  const avif = offered.map((offer) => encoded(offer, 'avif'));
  const srcSet = avif.map(({ name }, index) => `${url(name)} ${offered[index]}w`).join(', ');
  return {
    image: { src: url(fallback.name), alt, width, height, sources: [{ type: 'image/avif', srcSet }] },
    files: [fallback, ...avif],
  };
}

/** The unchanged picture, for search engines and sites that show it outside the page. */
export function originalFile(file: MediaFile): SourcedFile {
  const extension = extname(file.path);
  return { name: `${baseOf(file.path)}-${file.hash}${extension}`, source: file.path };
}

/** A file's name as it appears in URLs. */
export function baseOf(path: string): string {
  return basename(path, extname(path))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

function url(name: string): string {
  return `/assets/${name}`;
}
