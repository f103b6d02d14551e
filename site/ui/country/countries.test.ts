import { readFileSync } from 'node:fs';
import { getCountries } from 'libphonenumber-js/min';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { defaultCountry } from './country.ts';
import { flagHeight, flagsInRow, flagWidth } from './flag-sheet.ts';
import { countriesSource } from './make-countries.ts';

test('the list is what its maker makes: run `node site/ui/country/make-countries.ts` and never edit it', () => {
  expect(readFileSync(new URL('countries.ts', import.meta.url), 'utf8')).toBe(countriesSource);
});

test('every country that has a dial code is in the list, once', () => {
  expect(countries.map(({ code }) => code).sort()).toEqual([...getCountries()].sort());
});

test('every country has a label in capitals and a dial code with its plus sign', () => {
  for (const { name, dialCode } of countries) {
    expect(name).toBe(name.toUpperCase());
    expect(name).not.toBe('');
    expect(dialCode).toMatch(/^\+\d{1,3}$/);
  }
});

test('the default country is the one in the list', () => {
  expect(countries.find(({ code }) => code === 'US')).toMatchObject(defaultCountry);
});

test('the sheet of flags has a place for every country', async () => {
  const sheet = await sharp(new URL('flags.webp', import.meta.url).pathname).metadata();
  expect(sheet.width).toBe(2 * flagWidth * flagsInRow);
  expect(sheet.height).toBe(2 * flagHeight * Math.ceil(countries.length / flagsInRow));
});
