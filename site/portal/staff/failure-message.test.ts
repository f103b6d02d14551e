import { expect, it } from 'vitest';
import type { Refusal } from '../../http/call.ts';
import { messageOf } from './failure-message.ts';

const refusal = (more: Partial<Refusal>): Refusal => ({
  kind: 'refused',
  status: 422,
  code: '',
  error: '',
  errors: {},
  retryAfter: undefined,
  ...more,
});

it('uses the message from the server, or else the fallback', () => {
  expect(messageOf(refusal({ error: 'The minimum amount is $0.50.' }), 'It failed.')).toBe(
    'The minimum amount is $0.50.',
  );
  expect(messageOf(refusal({}), 'It failed.')).toBe('It failed.');
  expect(messageOf({ kind: 'lost' }, 'It failed.')).toContain('could not be reached');
});

it.each([
  [undefined, 'in a few minutes'],
  [1, 'in a second'],
  [43, 'in 43 seconds'],
  [300, 'in 5 minutes'],
])('says when to try again after %s seconds', (retryAfter, words) => {
  expect(messageOf(refusal({ status: 429, retryAfter }), '')).toBe(
    `Too many attempts. Please try again ${words}.`,
  );
});
