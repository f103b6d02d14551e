import { readFileSync } from 'node:fs';
import { getCountries } from 'libphonenumber-js/min';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { defaultCountry } from './country.ts';
import { flagHeight, flagsPerRow, flagWidth } from './flag-sheet.ts';
import { countriesSource } from './make-countries.ts';

test('countries.ts is up to date (run `node site/ui/country/make-countries.ts`)', () => {
  expect(readFileSync(new URL('countries.ts', import.meta.url), 'utf8')).toBe(countriesSource);
});

test('lists every country that has a dial code exactly once', () => {
  expect(countries.map(({ code }) => code).sort()).toEqual([...getCountries()].sort());
});

test('every country has an uppercase label and a dial code with a plus sign', () => {
  for (const { name, dialCode } of countries) {
    expect(name).toBe(name.toUpperCase());
    expect(name).not.toBe('');
    expect(dialCode).toMatch(/^\+\d{1,3}$/);
  }
});

test('the default country matches its entry in the list', () => {
  expect(countries.find(({ code }) => code === 'US')).toMatchObject(defaultCountry);
});

test('the flag sheet has a cell for every country', async () => {
  const sheet = await sharp(new URL('flags.webp', import.meta.url).pathname).metadata();
  expect(sheet.width).toBe(2 * flagWidth * flagsPerRow);
  expect(sheet.height).toBe(2 * flagHeight * Math.ceil(countries.length / flagsPerRow));
});
