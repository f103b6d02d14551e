import sharp from 'sharp';
import { expect, test } from 'vitest';
import { countries } from '../../../schema/phone/countries.ts';
import { flagHeight, flagsPerRow, flagWidth } from './flag-sheet.ts';

test('the flag sheet has a cell for every country', async () => {
  const sheet = await sharp(new URL('flags.webp', import.meta.url).pathname).metadata();
  expect(sheet.width).toBe(2 * flagWidth * flagsPerRow);
  expect(sheet.height).toBe(2 * flagHeight * Math.ceil(countries.length / flagsPerRow));
});
