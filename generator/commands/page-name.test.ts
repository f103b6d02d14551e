import { expect, test } from 'vitest';
import { freeName, nameFault } from './page-name.ts';

const taken = new Set(['winter', 'winter-2', 'site']);
const suggestion = (name: string) => freeName(name, (one) => taken.has(one));

test.each([
  ['straße-köln', 'it holds ß and ö', 'strasse-koeln'],
  ['Summer Offer', 'it holds capital letters and blanks', 'summer-offer'],
  ['../outside', 'it holds . and /', 'outside'],
  ['offer.html', 'it holds .', 'offer-html'],
  ['404', 'that is the page for addresses that are not there', 'page-404'],
  ['2026-offer', 'it starts with a digit', 'page-2026-offer'],
  ['assets', '/assets is reserved', 'assets-page'],
  ['API', 'it holds capital letters', 'api-page'],
  ['summer--offer', 'each hyphen has to stand alone, between letters', 'summer-offer'],
  ['-winter', 'each hyphen has to stand alone, between letters', 'winter-3'],
  ['Site', 'it holds capital letters', 'site-2'],
  ['日本', 'it holds 日 and 本', 'my-page'],
  ['a'.repeat(61), 'it has 61 characters, and 60 are the most', 'a'.repeat(60)],
])('no page can be called %s, and the reason and another name are told', (name, reason, other) => {
  expect(nameFault(name)).toBe(reason);
  expect(suggestion(name)).toBe(other);
  expect(nameFault(other)).toBeUndefined();
});

test.each(['tampa', 'summer-offer-2', 'assets-we-keep'])('a page can be called %s', (name) => {
  expect(nameFault(name)).toBeUndefined();
});
