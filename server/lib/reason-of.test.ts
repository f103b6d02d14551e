import { expect, test } from 'vitest';
import { reasonOf } from './reason-of.ts';

test('an error and its causes are one line, each message once', () => {
  const cause = new Error('The transaction was rolled back.', { cause: new Error('disk full') });
  expect(reasonOf(new Error('Cannot store\nthe lead', { cause }))).toBe(
    'Cannot store the lead: The transaction was rolled back: disk full',
  );
  expect(reasonOf(new Error('Twice.', { cause: new Error('Twice.') }))).toBe('Twice.');
});

test('an error without a message is named by its code', () => {
  expect(reasonOf(Object.assign(new Error(''), { code: 'ECONNRESET' }))).toBe('ECONNRESET');
  expect(reasonOf('text')).toBe('text');
});
