import metadata from 'libphonenumber-js/max/metadata';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { digitsRule, numberOf } from './digits-rule.ts';
import { judgePhone } from './judge-phone.ts';

const ruleOf = (country: string) => {
  const { dialCode = '' } = countries.find(({ code }) => code === country) ?? {};
  return digitsRule(metadata, dialCode.slice(1), country);
};

test.each([
  ['US', 'A US number has 10 digits.'],
  ['CA', 'A number in Canada has 7 or 10 digits.'],
  ['ES', 'A number in Spain has 9 digits after +34.'],
  ['GB', 'A UK number has 7, 9, or 10 digits after +44, not counting a leading 0.'],
  ['NL', 'A number in the Netherlands has 5 to 11 digits after +31, not counting a leading 0.'],
  ['SE', 'A number in Sweden has 6 to 10 or 12 digits after +46, not counting a leading 0.'],
  ['HU', 'A number in Hungary has 8 or 9 digits after +36, not counting a leading 06.'],
])('the rule of %s: %s', (country, rule) => {
  expect(ruleOf(country)).toBe(rule);
});

test('every country has a rule', () => {
  for (const { code } of countries)
    expect(ruleOf(code)).toMatch(/^A .+ has (\d+|,| |to|or)+ digits( after .+)?\.$/);
});

test('names of several islands or states have an article', () => {
  const names = ['BS', 'GM', 'IM', 'KY', 'PH', 'VI', 'UG', 'NF', 'AE'].map((code) => numberOf(code, 'new '));
  expect(names).toEqual([
    'a new number in the Bahamas',
    'a new number in Gambia',
    'a new number in the Isle of Man',
    'a new number in the Cayman Islands',
    'a new number in the Philippines',
    'a new number in the U.S. Virgin Islands',
    'a new number in Uganda',
    'a new number in Norfolk Island',
    'a new UAE number',
  ]);
});

test.each([
  ['+44 20', 'US', 'A UK number has 7, 9, or 10 digits after +44, not counting a leading 0.'],
  ['+1 8135', 'CA', 'A number in Canada has 7 or 10 digits.'],
  ['+800 12', 'US', 'A +800 number has 8 digits after +800.'],
  ['+999 123 456', 'US', 'Check the country code after the plus sign.'],
])('%s typed in %s breaks the rule of the country that it names', (text, country, message) => {
  expect(judgePhone(text, country, metadata)).toEqual({ kind: 'impossible', message });
});

test.each([
  ['0044 20 7946 0958', 'US'],
  ['+44 44 20 7946 0958', 'GB'],
  ['(813) 555-0142 ext. 7', 'US'],
])('%s is a valid number in %s', (text, country) => {
  expect(judgePhone(text, country, metadata)).toEqual({ kind: 'valid' });
});

test.each([
  ['020 7946 0958', undefined],
  ['813-555-0142 or 813-555-0143', 'US'],
  ['call me', 'US'],
])('%s, typed in %s, is not judged', (text, country) => {
  expect(judgePhone(text, country, metadata)).toEqual({ kind: 'unknown' });
});
