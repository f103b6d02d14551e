import { expect, it } from 'vitest';
import type { Refusal } from '../../http/call.ts';
import { wordsOf } from './words.ts';

const refusal = (more: Partial<Refusal>): Refusal => ({
  kind: 'refused',
  status: 422,
  code: '',
  error: '',
  errors: {},
  retryAfter: undefined,
  ...more,
});

it('says what the server says, else what the call is for', () => {
  expect(wordsOf(refusal({ error: 'The least amount is $0.50.' }), 'It failed.')).toBe(
    'The least amount is $0.50.',
  );
  expect(wordsOf(refusal({}), 'It failed.')).toBe('It failed.');
  expect(wordsOf({ kind: 'lost' }, 'It failed.')).toContain('could not be reached');
});

it.each([
  [undefined, 'in a few minutes'],
  [1, 'in a second'],
  [43, 'in 43 seconds'],
  [300, 'in 5 minutes'],
])('says when to try again after %s seconds', (retryAfter, words) => {
  expect(wordsOf(refusal({ status: 429, retryAfter }), '')).toBe(
    `Too many tries. Please try again ${words}.`,
  );
});
