import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { countries } from '../../../../schema/phone/countries.ts';
import { findPhoneError } from '../../../../server/leads/submission/phone-error.ts';
import { complete, judge, loadNumbering } from './numbering.ts';

/** Numbers as people type them, by country: five of each, some of them wrong. */
const typed: Record<string, readonly [string, string, string, string, string]> = {
  US: ['(813) 555-0142', '1 813 555 0142 ext. 7', '813555014', '(813) 155-0142', '8135'],
  CA: ['604-555-0187', '+1 604 555 0187', '604 555 01', '604 055 0187', '1 604 555 01877'],
  GB: ['020 7946 0958', '+44 7911 123456', '44 20 7946 0958', '020 7946 095', '01'],
  DE: ['030 901820', '+49 1512 3456789', '0151', '+49 30 9018200000000000', '0999 123456'],
  FR: ['01 42 68 53 00', '+33 6 12 34 56 78', '6 12 34 56', '00 33 1 42 68 53 00', '00 12 34 56 78'],
  IN: ['098765 43210', '+91 98765 43210', '91 98765 43210', '12345', '1234567890'],
  AU: ['0412 345 678', '+61 2 9374 4000', '02 9374 400', '0011 44 20 7946 0958', '1234'],
  MX: ['55 1234 5678', '+52 55 1234 5678', '55 1234 567', '01 55 1234 5678', '0000000000'],
  BR: ['(11) 98765-4321', '+55 11 3456-7890', '11 98765', '11 1111-1111', '1234567890123'],
  JP: ['03-1234-5678', '+81 90 1234 5678', '090-1234-567', '0312345', '1'.repeat(18)],
  AE: ['050 123 4567', '+971 4 123 4567', '050 123', '05 0123 4567 8901', '123'],
  ES: ['912 345 678', '+34 612 34 56 78', '91234567', '112 345 678', '6123456789'],
};

const cases = Object.entries(typed).flatMap(([code, numbers]) => numbers.map((text) => ({ code, text })));

/** What libphonenumber says with all its data. */
function judgedByLibrary(text: string, code: string) {
  const number = parsePhoneNumberFromString(text, code as CountryCode);
  if (number?.isValid()) return 'valid';
  return number?.isPossible() ? 'doubtful' : 'impossible';
}

test('the table has 60 numbers of 12 countries: right ones, doubtful ones, and impossible ones', () => {
  const verdicts = cases.map(({ code, text }) => judgedByLibrary(text, code));
  expect(cases).toHaveLength(60);
  for (const kind of ['valid', 'doubtful', 'impossible'])
    expect(verdicts.filter((verdict) => verdict === kind).length, kind).toBeGreaterThan(8);
});

describe.each(cases)('$text in $code', ({ code, text }) => {
  const country = countries.find((one) => one.code === code);
  const { dialCode = '', name = '' } = country ?? {};

  test('is judged in the browser as by libphonenumber, with the data of its zones alone', async () => {
    await loadNumbering(text, country);
    expect(judge(text, country).kind).toBe(judgedByLibrary(text, code));
  });

  test('is judged by the server as in the browser, with and without its dial code', async () => {
    await loadNumbering(text, country);
    const verdict = judge(text, country);
    const errors = verdict.kind === 'impossible' ? { phoneNumber: verdict.message } : {};
    expect(findPhoneError({ phoneNumber: text, country: name.toUpperCase() })).toEqual(errors);
    const complete = text.startsWith('+') || text.startsWith('00') ? text : `${dialCode} ${text}`;
    expect(findPhoneError({ phoneNumber: complete, country: name })).toEqual(errors);
  });
});

test.each([
  ['813 555 0142', 'US', '+1 813 555 0142'],
  ['1-813-555-0142', 'US', '+1-813-555-0142'],
  ['44 20 7946 0958', 'GB', '+44 20 7946 0958'],
  ['020 7946 0958', 'GB', '+44 020 7946 0958'],
  ['+44 20 7946 0958', 'US', '+44 20 7946 0958'],
])('%s in %s is sent with one dial code: %s', async (text, code, expected) => {
  const country = countries.find((one) => one.code === code);
  await loadNumbering(text, country);
  expect(complete(text, country)).toBe(expected);
});
