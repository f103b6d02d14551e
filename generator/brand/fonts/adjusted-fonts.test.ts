import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Font } from '../../../schema/generated/types.ts';
import { fontFaces } from '../../artwork/fonts/font-faces.ts';
import { projectFolder } from '../../paths.ts';
import { adjustedFonts } from './adjusted-fonts.ts';
import type { BrandFace } from './brand-fonts.ts';
import { readFont } from './font-file.ts';

it.each([
  ['Newsreader', 'serif'],
  ['Instrument Sans', 'sans-serif'],
])('gives %s the fallbacks that the engine has for it', async (family, fallback) => {
  const faces: BrandFace[] = [];
  for (const { name, style, weight } of fontFaces.filter((one) => one.family === family)) {
    const read = await readFont(join(projectFolder, 'site/theme/fonts'), `${name}.woff2`, []);
    if ('file' in read) faces.push({ ...read.file, weight, style });
  }
  const css = readFileSync(join(projectFolder, 'site/theme/fonts.css'), 'utf8');
  const { rules } = await adjustedFonts({ family, faces, fallback });
  expect(rules).toHaveLength(4);
  expect(rules.filter((rule) => !css.includes(rule))).toEqual([]);
});

const face = (weight: string, width: number): BrandFace => ({
  name: '',
  source: '',
  weight,
  style: 'normal',
  measure: () => ({ width, ascent: 0.9, descent: 0.3 }),
});

const scalesOf = async (font: Omit<Font, 'files'> & { faces: BrandFace[] }) => {
  const { families, rules } = await adjustedFonts(font);
  return { families, scales: rules.map((rule) => /size-adjust: ([\d.]+)/.exec(rule)?.[1]) };
};

it('measures the face with the nearest weight', async () => {
  const faces = [face('300', 170), face('400', 180), face('700', 200)];
  const both = await scalesOf({ family: 'Tally', faces, fallback: 'Arial, sans-serif' });
  expect(both.families).toEqual(['Tally Fallback', 'Tally Fallback Roboto']);
  const light = await scalesOf({ family: 'Tally', faces: faces.slice(0, 1), fallback: 'sans-serif' });
  expect(both.scales.map(Number).map((scale, index) => scale / Number(light.scales[index]))).toEqual(
    [180, 200, 180, 200].map((width) => expect.closeTo(width / 170, 3)),
  );
});

it('adjusts no local font to a style without a file', async () => {
  const italic: BrandFace = { ...face('400', 180), style: 'italic' };
  const { rules } = await adjustedFonts({ family: 'Tally', faces: [italic], fallback: 'serif' });
  expect(rules.map((rule) => /font-style: (\w+)/.exec(rule)?.[1])).toEqual(['italic', 'italic']);
  expect(await adjustedFonts({ family: 'Tally', faces: [], fallback: 'serif' })).toEqual({
    families: [],
    rules: [],
  });
});
