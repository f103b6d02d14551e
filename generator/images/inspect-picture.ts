import type { Metadata } from 'sharp';

/** WebP, which every picture is also made in, takes no more px in a column. Rows are made shorter. */
const highest = 16_383;

/** The name of a format as people know it, with the endings that its files may have. */
const formats: Record<string, { name: string; endings: string[] }> = {
  png: { name: 'a PNG', endings: ['.png'] },
  jpeg: { name: 'a JPEG', endings: ['.jpg', '.jpeg'] },
  webp: { name: 'a WebP', endings: ['.webp'] },
  av1: { name: 'an AVIF', endings: ['.avif'] },
  svg: { name: 'an SVG', endings: ['.svg'] },
  gif: { name: 'a GIF', endings: [] },
  tiff: { name: 'a TIFF', endings: [] },
  hevc: { name: 'a HEIC', endings: [] },
};

/**
 * Reads a whole picture once, so that nothing is wrong with it when the build encodes it.
 * @param ending of its file, with the dot
 * @returns dimensions in px as it is seen, or why it cannot be used, in words for behind a colon
 */
export async function pictureFault(
  bytes: Uint8Array,
  ending: string,
): Promise<{ width: number; height: number } | { fault: string }> {
  const { default: sharp } = await import('sharp');
  try {
    const metadata = await sharp(bytes).metadata();
    // As it is seen: photographs from phones are often stored lying on their side.
    const { width, height } = metadata.autoOrient;
    const fault = formatFault(metadata, ending) ?? sizeFault(width, height);
    if (fault) return { fault };
    // A drawing is passed on as it is.
    if (ending !== '.svg') await sharp(bytes).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return { width, height };
  } catch (error) {
    return { fault: readable(error) };
  }
}

function formatFault({ format, compression }: Metadata, ending: string): string | undefined {
  const key = format === 'heif' ? (compression ?? format) : format;
  const { name, endings } = formats[key] ?? { name: `a file of the format ${key}`, endings: [] };
  if (endings.includes(ending)) return undefined;
  return endings.length > 0 ? `it is ${name}, but its name ends in ${ending}` : `it is ${name}`;
}

function sizeFault(width: number, height: number): string | undefined {
  if (!width || !height) return 'it has no dimensions';
  return height > highest ? `it is ${height} px high, and ${highest} px are the most` : undefined;
}

/** The first line of what the library says, without its way of naming the input. */
function readable(error: unknown): string {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return reason.replace(/^Input (buffer|file) /, 'it ').replace(/[.\s]+$/, '');
}
