import { expect, it } from 'vitest';
import { closedText } from './closed-text.ts';

const text = 'We’re closed. You’ll hear from us by {time}.';
const zone = 'America/New_York';

it('says in the company’s zone until when it answers', () => {
  const presence = { isOpen: false, answerBy: '2026-11-27T14:05:00Z', zone };
  expect(closedText(text, presence)?.replace(/\u202f/g, ' ')).toBe(
    'We’re closed. You’ll hear from us by Friday, November 27 at 9:05 AM ET.',
  );
});

it('stays silent while the company is open, and if it never opens', () => {
  expect(closedText(text, { isOpen: true, answerBy: '2026-11-27T14:05:00Z', zone })).toBeUndefined();
  expect(closedText(text, { isOpen: false, answerBy: null, zone })).toBeUndefined();
});
