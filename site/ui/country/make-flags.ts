/**
 * Draws the flags of `countries.ts`, in their order, into one picture at twice the size at which they are shown.
 * Run: node site/ui/country/make-flags.ts
 */
import { fileURLToPath } from 'node:url';
import * as drawings from 'country-flag-icons/string/3x2';
import sharp from 'sharp';
import { countries } from './countries.ts';
import { flagHeight, flagsInRow, flagWidth } from './flag-sheet.ts';

const [width, height] = [2 * flagWidth, 2 * flagHeight];
const rows = Math.ceil(countries.length / flagsInRow);

const flags = await Promise.all(
  countries.map(async ({ code, flag }) => {
    const svg = (drawings as Record<string, string>)[code];
    if (!svg) throw new Error(`No flag is drawn for ${code}.`);
    return {
      input: await sharp(Buffer.from(svg), { density: 300 })
        .resize(width, height, { fit: 'fill' })
        .png()
        .toBuffer(),
      left: (flag % flagsInRow) * width,
      top: Math.floor(flag / flagsInRow) * height,
    };
  }),
);

const sheet = await sharp({
  create: { width: flagsInRow * width, height: rows * height, channels: 3, background: '#fff' },
})
  .composite(flags)
  .png()
  .toBuffer();
// Flags are flat: few colours without loss are smaller and sharper than a lossy picture.
const fewColours = await sharp(sheet).png({ palette: true, colours: 64, dither: 0, effort: 10 }).toBuffer();
const { size } = await sharp(fewColours)
  .webp({ lossless: true, effort: 6 })
  .toFile(fileURLToPath(new URL('flags.webp', import.meta.url)));
console.log(`flags.webp: ${countries.length} flags, ${(size / 1000).toFixed(1)} kB`);
