import { expect, it } from 'vitest';
import { withTyped } from './with-typed.ts';

const earlier = 'A printer on the phone.';

it.each([
  ['nothing', earlier, 'A lead', 'A lead'],
  ['at the end', `${earlier} Now`, 'A lead', 'A lead Now'],
  ['at the end, as the other', `${earlier} Now`, `${earlier} Soon.`, `${earlier} Soon. Now`],
  ['at the start', `Yes: ${earlier}`, 'A printer on the phone. Soon.', 'Yes: A printer on the phone. Soon.'],
  ['in front of it', 'The printer on the phone.', 'A printer on the line.', 'The printer on the line.'],
  ['behind it', 'A printer on the line.', 'The printer on the phone.', 'The printer on the line.'],
  ['over everything', 'X', 'A lead', 'X'],
  ['in a piece that is gone', 'A printer, now on the phone.', 'A lead.', 'A lead, now.'],
])('what was typed %s is kept', (_where, typed, latest, expected) => {
  expect(withTyped(earlier, typed, latest)).toBe(expected);
});
