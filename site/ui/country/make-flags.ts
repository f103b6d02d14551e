/**
 * Draws the flags of `countries.ts`, in the same order, into one picture at double resolution.
 * Run: node site/ui/country/make-flags.ts
 */
import { fileURLToPath } from 'node:url';
import * as drawings from 'country-flag-icons/string/3x2';
import sharp from 'sharp';
import { countries } from '../../../schema/phone/countries.ts';
import { flagHeight, flagsPerRow, flagWidth } from './flag-sheet.ts';

const [width, height] = [2 * flagWidth, 2 * flagHeight];
const rows = Math.ceil(countries.length / flagsPerRow);

const flags = await Promise.all(
  countries.map(async ({ code, flag }) => {
    const svg = (drawings as Record<string, string>)[code];
    if (!svg) throw new Error(`country-flag-icons has no flag for ${code}.`);
    return {
      input: await sharp(Buffer.from(svg), { density: 300 })
        .resize(width, height, { fit: 'fill' })
        .png()
        .toBuffer(),
      left: (flag % flagsPerRow) * width,
      top: Math.floor(flag / flagsPerRow) * height,
    };
  }),
);

const sheet = await sharp({
  create: { width: flagsPerRow * width, height: rows * height, channels: 3, background: '#fff' },
})
  .composite(flags)
  .png()
  .toBuffer();
// Flags have flat colors: a small palette with lossless compression is smaller and sharper than a lossy picture.
const palette = await sharp(sheet).png({ palette: true, colors: 64, dither: 0, effort: 10 }).toBuffer();
const { size } = await sharp(palette)
  .webp({ lossless: true, effort: 6 })
  .toFile(fileURLToPath(new URL('flags.webp', import.meta.url)));
console.log(`flags.webp: ${countries.length} flags, ${(size / 1000).toFixed(1)} kB`);
