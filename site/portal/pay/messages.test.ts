import { expect, it } from 'vitest';
import { incompleteMessage } from './messages.ts';

it.each([
  [['ZIP code'], 'One needs your attention: ZIP code.'],
  [['Email', 'Expiry'], 'Two need your attention: Email and Expiry.'],
  [['Email', 'City', 'Expiry'], 'Three need your attention: Email, City, and Expiry.'],
])('names %j', (labels, words) => {
  expect(incompleteMessage(labels)).toBe(`Please complete all form fields. ${words}`);
});
