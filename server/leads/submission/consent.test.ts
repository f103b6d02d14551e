import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConsents } from './consent.ts';

const at = new Date('2026-03-02T09:30:00Z');
const wording = 'I Agree and accept Terms Conditions and Privacy Policy';
const terms = { name: 'termsAgreed', given: true, text: wording };
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('each checkbox is stored with its label, the time, and a digest of the label', () => {
  const offers = { name: 'marketingConsent', given: false, text: 'Send me offers.' };
  expect(readConsents([terms, offers], at)).toEqual([
    { ...terms, at: '2026-03-02T09:30:00.000Z', sha256: sha256(wording) },
    { ...offers, at: '2026-03-02T09:30:00.000Z', sha256: sha256('Send me offers.') },
  ]);
});

test('the digest is computed from the stored label', () => {
  const [consent] = readConsents([{ ...terms, text: ' I\n Agree\u0000 \ud800' }], at);
  expect(consent).toMatchObject({ text: 'I Agree \uFFFD', sha256: sha256('I Agree \uFFFD') });
  const [long] = readConsents([{ ...terms, text: 'x'.repeat(5_000_000) }], at);
  expect(long?.text).toBe('x'.repeat(2000));
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'termsAgreed'],
  ['an object', { 0: terms, length: 1 }],
  ['lists in lists', [[terms]]],
  ['values that are not consents', [null, 7, 'termsAgreed', true]],
  [
    'a name that is none',
    [
      { ...terms, name: 'terms agreed' },
      { ...terms, name: '' },
      { ...terms, name: 7 },
    ],
  ],
  ['a name without end', [{ ...terms, name: 'x'.repeat(61) }]],
  ['a yes that is a text', [{ ...terms, given: 'true' }]],
  ['words that are a list', [{ ...terms, text: [wording] }]],
])('%s is not a consent', (_name, value) => {
  expect(readConsents(value, at)).toEqual([]);
});

test('a valid consent among invalid ones is kept, and the first of each name', () => {
  const value = [null, terms, { ...terms, given: false }, { name: 'other', given: true, text: 'x' }];
  expect(readConsents(value, at)).toMatchObject([terms, { name: 'other' }]);
});

test('names of built-in object properties are ordinary names', () => {
  const value = JSON.parse('[{"name":"constructor","given":true,"text":"x","__proto__":{"given":false}}]');
  expect(readConsents(value, at)).toMatchObject([{ name: 'constructor', given: true }]);
  expect(readConsents([{ name: '__proto__', given: true, text: 'x' }], at)).toEqual([]);
});

test('the number of consents is limited', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...terms, name: `box${index}` }));
  expect(readConsents(many, at)).toHaveLength(20);
});
