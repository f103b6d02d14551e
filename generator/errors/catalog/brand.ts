import type { LowContrast } from '../../brand/contrast.ts';
import { entry } from './entry.ts';

/** Color pairs that are hard to read, and fonts that cannot be used. */
export const brand = {
  LowContrast: entry<LowContrast>(
    'Not enough contrast',
    ({ foreground, background, ratio, min }) =>
      `The contrast of ${foreground} on ${background} is ${roundedDown(ratio)}:1; pages need at least ${min}:1.`,
    ({ color, nearest }) =>
      nearest ? `The nearest ${color} that passes is "${nearest}".` : `Choose a different ${color}.`,
  ),
  MissingFont: entry<{ src: string; nearest?: string }>(
    'Missing font',
    ({ src }) => `There is no file fonts/${src}.`,
    ({ nearest }) => (nearest ? `Did you mean ${nearest}?` : 'Add the font there, or correct the path.'),
  ),
  FontOutsideFolder: entry<{ src: string }>(
    'Font outside the folder',
    ({ src }) => `${src} is not inside fonts/, the only folder that fonts are read from.`,
    () => "Copy the font into fonts/ in the company's folder, and write its path from there.",
  ),
  UnreadableFont: entry<{ src: string; reason: string }>(
    'Unreadable font',
    ({ src, reason }) => `fonts/${src} cannot be used as a font: ${reason}.`,
    () =>
      'Replace it with the WOFF2 file of the font. The tool woff2_compress makes one from a TTF or OTF file.',
  ),
  UnusedFont: entry<{ file: string }>(
    'Unused font',
    ({ file }) => `${file} is not listed under brand.fonts in site.yaml, so no page loads it.`,
    () => 'List it there, or delete it.',
  ),
};

/** 4.496 must not look like a passing 4.5. */
const roundedDown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
