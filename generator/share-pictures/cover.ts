import type { Drawing } from './atlas.ts';

/** The alpha channel of a drawing, 0 to 255 per pixel. */
export interface Coverage {
  /** Offset (px) of the upper left corner from the pen, y down. */
  x: number;
  y: number;
  width: number;
  height: number;
  alpha: Uint8Array;
}

/** In px. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Rasterizes white SVG shapes, cropped to the visible pixels. */
export async function cover(shapes: string, { left, top, width, height }: Box): Promise<Coverage> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  const isInk = (x: number, y: number) => (pixels[y * width + x] ?? 0) > 12;
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const inkRows = rows.filter((y) => columns.some((x) => isInk(x, y)));
  const inkColumns = columns.filter((x) => rows.some((y) => isInk(x, y)));
  const [x0, x1] = [inkColumns[0] ?? 0, inkColumns.at(-1) ?? 0];
  const [y0, y1] = [inkRows[0] ?? 0, inkRows.at(-1) ?? 0];
  const alpha = Uint8Array.from({ length: (x1 - x0 + 1) * (y1 - y0 + 1) }, (_, index) => {
    const [x, y] = [index % (x1 - x0 + 1), Math.floor(index / (x1 - x0 + 1))];
    return pixels[(y0 + y) * width + x0 + x] ?? 0;
  });
  return { x: left + x0, y: top + y0, width: x1 - x0 + 1, height: y1 - y0 + 1, alpha };
}

/** Quantizes coverage to a drawing. @param levels not counting 0 */
export function levelsOf({ alpha, ...box }: Coverage, levels: number): Drawing {
  return { ...box, pixels: pack(box, (index) => Math.round(((alpha[index] ?? 0) / 255) * levels)) };
}

/** Packs a box of pixels with four bits each, left pixel in the high bits. Each row starts on a byte. */
export function pack(
  { width, height }: { width: number; height: number },
  value: (index: number) => number,
): Uint8Array {
  const row = Math.ceil(width / 2);
  const packed = new Uint8Array(row * height);
  for (let index = 0; index < width * height; index++) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const at = y * row + (x >> 1);
    packed[at] = (packed[at] ?? 0) | (value(index) << (x % 2 === 0 ? 4 : 0));
  }
  return packed;
}
