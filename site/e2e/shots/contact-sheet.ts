import sharp from 'sharp';

export interface Shot {
  label: string;
  png: Buffer;
}

export interface SheetOptions {
  /** Width of each picture on the sheet, in px. */
  width: number;
  /** Pictures side by side. */
  columns: number;
}

const gap = 16;
const labelHeight = 26;
const ground = '#d7d7d4';

interface Placed {
  input: Buffer;
  left: number;
  top: number;
}

/** Arranges labeled pictures in rows as high as their tallest picture. @returns a PNG */
export async function contactSheet(
  shots: readonly Shot[],
  { width, columns }: SheetOptions,
): Promise<Buffer> {
  const thumbs = await Promise.all(shots.map(({ png }) => thumbnail(png, width)));
  const placed: Placed[] = [];
  let top = gap;
  for (let start = 0; start < shots.length; start += columns) {
    const row = thumbs.slice(start, start + columns);
    for (const [at, { data }] of row.entries()) {
      const left = gap + at * (width + gap);
      placed.push({ input: label(shots[start + at]?.label ?? '', width), left, top });
      placed.push({ input: data, left, top: top + labelHeight });
    }
    top += labelHeight + Math.max(...row.map(({ info }) => info.height)) + gap;
  }
  const wide = gap + Math.min(columns, shots.length) * (width + gap);
  return sharp({ create: { width: wide, height: top, channels: 3, background: ground } })
    .composite(placed)
    .png({ compressionLevel: 6 })
    .toBuffer();
}

const thumbnail = (png: Buffer, width: number) =>
  sharp(png).resize({ width, kernel: 'lanczos3' }).png().toBuffer({ resolveWithObject: true });

function label(text: string, width: number): Buffer {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="0" y="18" font-family="sans-serif" font-size="13" fill="#222">${escaped}</text></svg>`,
  );
}
