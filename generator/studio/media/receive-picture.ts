import { inspectPicture } from '../../images/inspect-picture.ts';
import { damaged, fitPicture, headerOf } from './fit-picture.ts';
import { PictureError } from './picture-error.ts';
import { extensions, formatOf } from './picture-format.ts';
import { pictureName } from './picture-name.ts';
import { sanitizeSvg } from './sanitize-svg.ts';
import { storePicture } from './store-picture.ts';

const maxBytes = 25_000_000;

/** A drawing of this size has a photo in it, or more paths than a browser draws quickly. */
const maxSvgBytes = 2_000_000;

export interface IncomingPicture {
  /** As it arrives, in pieces: the body of a request, or `[bytes]`. */
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** As its author's machine names it. */
  name: string;
  /** The media folder of a draft. */
  folder: string;
}

export interface StoredPicture {
  /** The path in the media folder, as pages write it, such as `own/team.jpg`. */
  src: string;
  /** In px, as displayed. */
  width: number;
  height: number;
  bytes: number;
}

/**
 * Stores an author's picture if pages can show it. Its format is decided by its content, its orientation is applied, and notes of
 * cameras are removed. A picture that the folder already has is not stored again.
 * @throws PictureError with a message for the author; nothing is stored then. Errors of `bytes` are passed on.
 */
export async function receivePicture({ bytes, name, folder }: IncomingPicture): Promise<StoredPicture> {
  const sent = await readAll(bytes);
  if (sent.length === 0) throw new PictureError('empty', 'This file is empty. Choose a picture.');
  const format = formatOf(sent);
  const fitted = format === 'svg' ? await safeSvg(sent) : await fitPicture(sent, format);
  const ending = extensions[format];
  const found = await inspectPicture(fitted, ending);
  if ('problem' in found) throw damaged(found.problem);
  const src = await storePicture(folder, `${pictureName(name)}${ending}`, fitted);
  return { src, width: found.width, height: found.height, bytes: fitted.length };
}

async function readAll(bytes: IncomingPicture['bytes']): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    length += piece.byteLength;
    if (length > maxBytes)
      throw new PictureError(
        'too-large',
        `This picture has more than ${maxBytes / 1_000_000} MB. Save it as JPEG, up to 3200 px wide, and send that.`,
      );
    pieces.push(piece);
  }
  return Buffer.concat(pieces, length);
}

async function safeSvg(sent: Buffer): Promise<Buffer> {
  if (sent.length > maxSvgBytes)
    throw new PictureError(
      'too-large',
      `This SVG has more than ${maxSvgBytes / 1_000_000} MB. Save it as PNG or WebP and send that.`,
    );
  const svg = sanitizeSvg(sent.toString('utf8'));
  if (svg === undefined) throw damaged();
  const safe = Buffer.from(svg);
  await headerOf(safe);
  return safe;
}
