import { readFileSync } from 'node:fs';
import { getCountries } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { defaultCountry } from './country.ts';
import { countriesSource } from './make-countries.ts';

test('countries.ts is up to date (run `node schema/phone/make-countries.ts`)', () => {
  expect(readFileSync(new URL('countries.ts', import.meta.url), 'utf8')).toBe(countriesSource);
});

test('lists every country that has a dial code exactly once', () => {
  expect(countries.map(({ code }) => code).sort()).toEqual([...getCountries()].sort());
});

test('every country has a name in normal capitals and a dial code with a plus sign', () => {
  for (const { name, dialCode } of countries) {
    expect(name).toMatch(/^\p{Lu}.*\p{Ll}/u);
    expect(dialCode).toMatch(/^\+\d{1,3}$/);
  }
});

test('the default country matches its entry in the list', () => {
  expect(countries.find(({ code }) => code === 'US')).toMatchObject(defaultCountry);
});
