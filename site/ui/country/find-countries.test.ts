import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { findCountries, matchCountry } from './find-countries.ts';

const codes = (typed: string) => findCountries(typed).map(({ code }) => code);

test('nothing typed finds every country', () => {
  expect(findCountries('  ')).toEqual(countries);
});

test('names are found without capitals and accents, wherever a word begins', () => {
  expect(codes('germ')).toEqual(['DE']);
  expect(codes('cote')).toEqual(['CI']);
  expect(codes('lanka')).toEqual(['LK']);
  expect(codes("d'ivoire")).toEqual(['CI']);
});

test('a name that begins with the typed letters stands before one that only holds them', () => {
  expect(codes('ind')).toEqual(['IN', 'ID', 'IO']);
  expect(codes('oman')).toEqual(['OM', 'RO']);
});

test('a two-letter code stands first', () => {
  expect(codes('de')[0]).toBe('DE');
  expect(codes('GB')[0]).toBe('GB');
});

test('dial codes are found with and without a plus sign, and with 00', () => {
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
])('of the countries that share %s the one it is known for stands first', ([dialCode, code]) => {
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
])('%s is found first, and matched whole, as what it is officially called', ([typed, code]) => {
  expect(codes(typed ?? '')[0]).toBe(code);
  expect(matchCountry(typed ?? '')?.code).toBe(code);
});

test('what people call a country is found by its beginning', () => {
  expect(codes('engl')).toEqual(['GB']);
  expect(codes('uk')).toEqual(['GB', 'UA']);
});

test('among names that begin alike the default country stands first, the others by name', () => {
  expect(codes('united').slice(0, 3)).toEqual(['US', 'AE', 'GB']);
});

test('what no country is called finds none', () => {
  expect(findCountries('zzz')).toEqual([]);
});

test('a text that a browser filled in is matched whole or not at all', () => {
  expect(matchCountry('United Kingdom')?.dialCode).toBe('+44');
  expect(matchCountry('fr')?.name).toBe('FRANCE');
  expect(matchCountry('United')).toBeUndefined();
});
