import { basename, extname } from 'node:path';
import type { PreparedImage } from '../../site/prepared-page.ts';
import { encodedHash } from './encoders.ts';
import type { MediaFile } from './media-file.ts';
import type { SourcedFile } from './picture-file.ts';

/** Widths in px that a picture is offered in; phones take the small ones, dense and wide screens the others. */
const widths = [160, 320, 640, 960, 1280];

/** The widest picture, in px, that is made from another. */
const widest = 2000;

/** The widest WebP that is passed on as it is: a letter page in print, 300 px to the inch, is 2550 wide. */
const widestWebp = 2600;

/** The files of a picture and how a page refers to them. Names follow from the content, so nothing is encoded here. */
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
  // A WebP file that is no larger than a page in print is good as it is: for who looks closer, and for the few browsers
  // without AVIF. Encoding so large a picture again takes longest and shows nothing more.
  const isFine = extname(path) === '.webp' && width <= widestWebp;
  const smaller = widths.filter((offer) => offer < width);
  const offered = isFine && smaller.length > 0 ? smaller : [...smaller, Math.min(width, widest)];
  // Those few get one middle width of other pictures: a second list of widths would weigh on every page.
  const middle = offered.findLast((offer) => offer <= 960) ?? width;
  const hashes = { avif: encodedHash(hash, 'avif'), webp: encodedHash(hash, 'webp') };
  const encoded = (offer: number, format: 'avif' | 'webp'): SourcedFile => ({
    name: `${base}-${offer}-${hashes[format]}.${format}`,
    source: path,
    encode: { width: offer, format },
  });
  // One hash for all files of a picture: a hash is what does not compress.
  const whole = { name: `${base}-${hashes.avif}.webp`, source: path };
  const fallback = isFine ? whole : encoded(middle, 'webp');
  const avif = offered.map((offer) => encoded(offer, 'avif'));
  const srcSet = avif.map(({ name }, index) => `${url(name)} ${offered[index]}w`).join(', ');
  return {
    image: { src: url(fallback.name), alt, width, height, sources: [{ type: 'image/avif', srcSet }] },
    files: [fallback, ...avif],
  };
}

/** The picture as it is, for those who read it without the page: search engines and other sites. */
export function originalFile(file: MediaFile): SourcedFile {
  const extension = extname(file.path);
  return { name: `${baseOf(file.path)}-${file.hash}${extension}`, source: file.path };
}

/** What is left of a file's name in an address. */
function baseOf(path: string): string {
  return basename(path, extname(path))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

function url(name: string): string {
  return `/assets/${name}`;
}
