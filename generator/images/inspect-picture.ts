import type { Metadata } from 'sharp';

/** The limit of WebP, which every picture is encoded in. Wider pictures are scaled down; taller ones are not. */
export const maxHeight = 16_383;

/** Formats by sharp's name, with their common names and file extensions. */
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
 * Decodes a whole picture once, to find damage before the build encodes it.
 * @param ending the file extension, with the dot
 * @returns dimensions (px) as displayed, or why the picture cannot be used, as a clause that follows a colon
 */
export async function inspectPicture(
  bytes: Uint8Array,
  ending: string,
): Promise<{ width: number; height: number } | { problem: string }> {
  const { default: sharp } = await import('sharp');
  try {
    const metadata = await sharp(bytes).metadata();
    // Phones often store photos rotated.
    const { width, height } = metadata.autoOrient;
    const problem = formatProblem(metadata, ending) ?? sizeProblem(width, height);
    if (problem) return { problem };
    // SVG files are copied, not encoded.
    if (ending !== '.svg') await sharp(bytes).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return { width, height };
  } catch (error) {
    return { problem: readable(error) };
  }
}

function formatProblem({ format, compression }: Metadata, ending: string): string | undefined {
  const key = format === 'heif' ? (compression ?? format) : format;
  const { name, endings } = formats[key] ?? { name: `in the unsupported format ${key}`, endings: [] };
  if (endings.includes(ending)) return undefined;
  return endings.length > 0 ? `it is ${name}, but its name ends in ${ending}` : `it is ${name}`;
}

function sizeProblem(width: number, height: number): string | undefined {
  if (!width || !height) return 'it has no dimensions';
  return height > maxHeight ? `it is ${height} px high; the maximum is ${maxHeight} px` : undefined;
}

/** The first line of sharp's message, with `it` as its subject. */
function readable(error: unknown): string {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return reason.replace(/^Input (buffer|file) /, 'it ').replace(/[.\s]+$/, '');
}
