import { expect, test } from 'vitest';
import type { WaitReason } from '../state/send-state.ts';
import { savedWords, waitingWords } from './saved-words.ts';

const author = 'ada@northlight.example';

test('the bar says whether the server has everything, and since when', () => {
  const savedAt = new Date(2031, 4, 1, 9, 5, 7).getTime();
  expect((['saved', 'saving', 'offline'] as const).map((send) => savedWords({ send, savedAt }))).toEqual([
    'Saved 09:05:07',
    'Saving…',
    'Not saved yet',
  ]);
  expect(savedWords({ send: 'saved' })).toBe('');
});

test.each<[WaitReason, string]>([
  [
    'offline',
    'The server can’t be reached. Your changes are kept in this browser. We’ll send them as soon as it responds.',
  ],
  ['signed-out', 'You are signed out. Your changes are kept in this browser. Sign in to send them.'],
  [
    'other-author',
    'Someone else is now signed in here, and these changes are from ada@northlight.example. Your changes are kept in this browser. They’ll be sent only after ada@northlight.example signs in.',
  ],
])('a sentence says why changes wait: %s', (reason, words) => {
  expect(waitingWords(reason, { isKept: true, unsent: 2, author })).toBe(words);
});

test('it does not say that changes wait or are kept when they do not', () => {
  expect(waitingWords('signed-out', { isKept: true, unsent: 0, author })).toBe(
    'You are signed out. Everything is saved. Sign in to continue.',
  );
  expect(waitingWords('offline', { isKept: false, unsent: 1, author })).toContain(
    'This browser can’t store your changes, so keep this page open.',
  );
});
