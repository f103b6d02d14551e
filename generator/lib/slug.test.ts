import { expect, test } from 'vitest';
import { slug } from './slug.ts';

test.each([
  ['How It Works', 'how-it-works'],
  ['howItWorks', 'how-it-works'],
  ['straße-köln', 'strasse-koeln'],
  ['ÄRZTE in Łódź', 'aerzte-in-lodz'],
  ['ko\u0308ln', 'koeln'],
  ['Café Crème', 'cafe-creme'],
  ['2 for 1', 'for-1'],
  ['!!!', 'fallback'],
])('%j becomes %s', (text, id) => {
  expect(slug(text, 'fallback')).toBe(id);
});
