import { expect, test } from 'vitest';
import { nameProblem } from '../../schema/page-name.ts';
import { availableName } from './page-name.ts';

const taken = new Set(['winter', 'winter-2', 'site']);
const suggestion = (name: string) => availableName(name, (one) => taken.has(one));

test.each([
  ['straße-köln', 'it contains "ß" and "ö"', 'strasse-koeln'],
  ['Summer Offer', 'it contains uppercase letters and spaces', 'summer-offer'],
  ['../outside', 'it contains "." and "/"', 'outside'],
  ['offer.html', 'it contains "."', 'offer-html'],
  ['404', 'it is the page for unknown addresses', 'page-404'],
  ['2026-offer', 'it starts with a digit', 'page-2026-offer'],
  ['assets', '/assets is reserved', 'assets-page'],
  ['con', 'Windows has no files of this name', 'con-page'],
  ['API', 'it contains uppercase letters', 'api-page'],
  ['summer--offer', 'only single hyphens between letters are allowed', 'summer-offer'],
  ['-winter', 'only single hyphens between letters are allowed', 'winter-3'],
  ['Site', 'it contains uppercase letters', 'site-2'],
  ['日本', 'it contains "日" and "本"', 'my-page'],
  ['a'.repeat(61), 'it has 61 characters; the limit is 60', 'a'.repeat(60)],
])('%s is not a valid page name: %s, use %s', (name, reason, validName) => {
  expect(nameProblem(name)).toBe(reason);
  expect(suggestion(name)).toBe(validName);
  expect(nameProblem(validName)).toBeUndefined();
});

test.each(['tampa', 'summer-offer-2', 'assets-we-keep'])('%s is a valid page name', (name) => {
  expect(nameProblem(name)).toBeUndefined();
});
