import sharp, { type Metadata, type Sharp } from 'sharp';
import { maxHeight } from '../../images/inspect-picture.ts';
import { PictureError } from './picture-error.ts';
import { movingPicture, type PictureFormat } from './picture-format.ts';

/** Pages show at most `maxPictureWidth`. The rest is room for cropping; more would only make the folder larger. */
const maxWidth = 3200;

/** More cannot be decoded next to other work: 50 megapixels take 200 MB. Cameras of phones take 12 to 50. */
const maxPixels = 50_000_000;

type Raster = Exclude<PictureFormat, 'svg'>;

/**
 * A picture without what pages do not need: its orientation is applied, notes of cameras and programs are removed (such as
 * where a photo was taken), and one that is too wide is scaled down. A picture that needs none of this stays byte for byte.
 * @throws PictureError
 */
export async function fitPicture(bytes: Buffer, format: Raster): Promise<Buffer> {
  const metadata = await headerOf(bytes);
  if (!isChanged(metadata)) return bytes;
  const fitted = sharp(bytes)
    .autoOrient()
    .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true });
  try {
    return await encoders[format](fitted, metadata).toBuffer();
  } catch (cause) {
    throw damaged(cause);
  }
}

/**
 * The metadata of a picture, which is read without decoding it.
 * @throws PictureError if it moves, is damaged, or has too many pixels
 */
export async function headerOf(bytes: Buffer): Promise<Metadata> {
  // The limit is checked below, with a message that says what to do.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw damaged(cause);
    });
  const { width, height, pages = 1 } = metadata;
  if (pages > 1) throw movingPicture();
  if (width * height <= maxPixels) return metadata;
  const megapixels = Math.ceil((width * height) / 1_000_000);
  throw new PictureError(
    'too-many-pixels',
    `This picture has ${width} × ${height} px (${megapixels} megapixels); the limit is ${maxPixels / 1_000_000}. Save it ${maxWidth} px wide and send that.`,
  );
}

export function damaged(cause?: unknown): PictureError {
  return new PictureError(
    'damaged',
    'This picture is damaged or incomplete. Open it, save it again as JPEG or PNG, and send that.',
    { cause },
  );
}

function isChanged({ autoOrient, orientation = 1, exif, xmp, iptc, comments }: Metadata): boolean {
  const hasNotes = [exif, xmp, iptc, comments].some((notes) => notes !== undefined);
  return hasNotes || orientation > 1 || autoOrient.width > maxWidth || autoOrient.height > maxHeight;
}

/** The build encodes pictures again, so these lose nothing that shows. Text on them needs full chroma resolution. */
const encoders: Record<Raster, (fitted: Sharp, metadata: Metadata) => Sharp> = {
  jpeg: (fitted) => fitted.jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' }),
  png: (fitted, { isPalette }) => fitted.png({ compressionLevel: 9, palette: isPalette }),
  webp: (fitted) => fitted.webp({ quality: 90 }),
  avif: (fitted) => fitted.avif({ quality: 75, effort: 2, chromaSubsampling: '4:4:4' }),
};
