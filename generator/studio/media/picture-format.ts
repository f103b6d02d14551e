import { PictureError } from './picture-error.ts';

/** The formats of pictures that pages can use, as sharp names them. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg';

/** File extensions, with the dot. */
export const extensions: Record<PictureFormat, string> = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
  avif: '.avif',
  svg: '.svg',
};

/**
 * The format of a picture by its first bytes. Its name is not trusted: phones name HEIC photos `.jpg`.
 * @throws PictureError with what to do about a file that is no picture, or one in another format
 */
export function formatOf(bytes: Buffer): PictureFormat {
  const box = bytes.toString('latin1', 4, 8) === 'ftyp' ? brandsOf(bytes) : undefined;
  if (box) return formatOfBrands(box);
  const head = bytes.toString('latin1', 0, 16);
  const found = signatures.find(({ starts, at = 0 }) => head.startsWith(starts, at));
  if (found && 'format' in found) return found.format;
  if (found) throw new PictureError('type', found.advice);
  if (isSvg(bytes)) return 'svg';
  throw new PictureError(
    'type',
    'This is not a picture that pages can show. Send a JPEG, PNG, WebP, AVIF, or SVG.',
  );
}

type Signature = { starts: string; at?: number } & ({ format: PictureFormat } | { advice: string });

const saveAs = (name: string, format = 'JPEG or PNG') =>
  `Pages cannot show ${name}. Save it as ${format} first, and send that.`;

const signatures: Signature[] = [
  { starts: '\xff\xd8\xff', format: 'jpeg' },
  { starts: '\x89PNG\r\n\x1a\n', format: 'png' },
  { starts: 'WEBP', at: 8, format: 'webp' },
  { starts: 'GIF8', advice: saveAs('GIF pictures', 'PNG') },
  { starts: 'II*\0', advice: saveAs('TIFF pictures') },
  { starts: 'MM\0*', advice: saveAs('TIFF pictures') },
  { starts: 'BM', advice: saveAs('BMP pictures', 'PNG') },
  { starts: '8BPS', advice: saveAs('Photoshop documents') },
  { starts: '%PDF', advice: saveAs('PDF documents as pictures', 'PNG') },
  { starts: '\xff\x0a', advice: saveAs('JPEG XL pictures', 'JPEG') },
  { starts: '\0\0\0\x0cJXL ', advice: saveAs('JPEG XL pictures', 'JPEG') },
  {
    starts: 'PK\x03\x04',
    advice: 'This is an archive or a document. Send the picture itself, as JPEG, PNG, or WebP.',
  },
];

/** The brands of a file in the container of AVIF, HEIC, and films (ISO/IEC 14496-12, section 4.3). */
function brandsOf(bytes: Buffer): string[] {
  const length = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const compatible = Array.from(
    { length: Math.max(0, Math.floor((length - 16) / 4)) },
    (_, index) => 16 + 4 * index,
  );
  return [8, ...compatible].map((at) => bytes.toString('latin1', at, at + 4));
}

function formatOfBrands(brands: string[]): PictureFormat {
  if (brands[0] === 'avis') throw movingPicture();
  if (brands.includes('avif')) return 'avif';
  if (brands.some((brand) => /^(?:he[iv]|m[is]f1)/.test(brand)))
    throw new PictureError(
      'type',
      'Pages cannot show HEIC photos. Save it as JPEG first: on a phone, share it by mail or choose “Most Compatible” in the settings of the camera.',
    );
  throw new PictureError('type', 'This is a film. Send a picture: JPEG, PNG, WebP, AVIF, or SVG.');
}

export const movingPicture = () =>
  new PictureError(
    'moving',
    'This picture moves, and pages show still ones. Save one of its frames as PNG and send that.',
  );

/** Whether a text starts with the element `svg`, after a declaration, a document type, and comments. */
function isSvg(bytes: Buffer): boolean {
  const head = bytes.toString('utf8', 0, 20_000).replace(/^\uFEFF/, '');
  return /^(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\])?\s*>)*<svg[\s/>]/i.test(head);
}
