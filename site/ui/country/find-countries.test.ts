import { expect, test } from 'vitest';
import { countries } from '../../../schema/phone/countries.ts';
import { matchCountry } from '../../../schema/phone/match-country.ts';
import { findCountries } from './find-countries.ts';

const codes = (typed: string) => findCountries(typed).map(({ code }) => code);

test('a blank query finds every country', () => {
  expect(findCountries('  ')).toEqual(countries);
});

test('matches the start of any word, ignoring case and accents', () => {
  expect(codes('germ')).toEqual(['DE']);
  expect(codes('cote')).toEqual(['CI']);
  expect(codes('lanka')).toEqual(['LK']);
  expect(codes("d'ivoire")).toEqual(['CI']);
});

test('ranks names that start with the query above names that contain it', () => {
  expect(codes('ind')).toEqual(['IN', 'ID', 'IO']);
  expect(codes('oman')).toEqual(['OM', 'RO']);
});

test('ranks a matching two-letter code first', () => {
  expect(codes('de')[0]).toBe('DE');
  expect(codes('GB')[0]).toBe('GB');
});

test('finds dial codes with and without a plus sign, and with 00', () => {
  expect(codes('+44')).toEqual(expect.arrayContaining(['GB', 'GG', 'IM', 'JE']));
  expect(codes('49')[0]).toBe('DE');
  expect(codes('0033')[0]).toBe('FR');
  expect(codes('+1')).toEqual(expect.arrayContaining(['US', 'CA', 'JM']));
  expect(codes('+1')[0]).toBe('US');
});

test.for([
  ['+44', 'GB'],
  ['+1', 'US'],
  ['+7', 'RU'],
  ['+47', 'NO'],
  ['+39', 'IT'],
  ['+61', 'AU'],
])('ranks the main country of the shared dial code %s first', ([dialCode, code]) => {
  expect(codes(dialCode ?? '')[0]).toBe(code);
});

test.for([
  ['USA', 'US'],
  ['US', 'US'],
  ['u.s.a.', 'US'],
  ['America', 'US'],
  ['UK', 'GB'],
  ['England', 'GB'],
  ['Britain', 'GB'],
  ['Scotland', 'GB'],
  ['Wales', 'GB'],
  ['UAE', 'AE'],
])('finds the country commonly called %s first, and matches it exactly', ([typed, code]) => {
  expect(codes(typed ?? '')[0]).toBe(code);
  expect(matchCountry(typed ?? '')?.code).toBe(code);
});

test('finds a common name by its first letters', () => {
  expect(codes('engl')).toEqual(['GB']);
  expect(codes('uk')).toEqual(['GB', 'UA']);
});

test('ranks the default country first among names with the same start, and sorts the others', () => {
  expect(codes('united').slice(0, 3)).toEqual(['US', 'AE', 'GB']);
});

test('finds nothing for an unknown name', () => {
  expect(findCountries('zzz')).toEqual([]);
});

test('matches autofilled text only if it is a complete name or code', () => {
  expect(matchCountry('United Kingdom')?.dialCode).toBe('+44');
  expect(matchCountry('fr')?.name).toBe('France');
  expect(matchCountry('United')).toBeUndefined();
});
