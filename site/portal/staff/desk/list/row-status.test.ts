import { expect, it } from 'vitest';
import { firstName, possessive, rowStatus } from './row-status.ts';

const now = new Date(2025, 2, 6, 9, 45).getTime();
const me = 'nora@larkfield.example';
const dana = { email: 'dana@larkfield.example', name: 'Dana Reyes' };
const plain = { hasFailedDelivery: false, dueAt: null, state: 'open', isSpam: false, owner: null } as const;
const late = new Date(now - 1_200_000).toISOString();
const soon = new Date(now + 1_800_000).toISOString();

it.each([
  [{ hasFailedDelivery: true, dueAt: late, isSpam: true }, 'unsent', 'Not sent'],
  [{ dueAt: late, owner: dana }, 'late', 'Late 20 min'],
  [{ dueAt: soon, owner: dana }, 'due', 'Due 10:15'],
  [{ owner: dana, state: 'waiting' }, 'calm', 'Dana’s'],
  [{ owner: { email: me, name: 'Nora' }, state: 'waiting' }, 'calm', 'Waiting'],
  [{}, 'calm', 'New'],
  [{ state: 'earlier' }, 'calm', 'Earlier'],
  [{ state: 'won', dueAt: late }, 'calm', 'Won'],
  [{ isSpam: true, dueAt: late }, 'calm', 'Spam'],
] as const)('shows one thing for %o', (changes, kind, text) => {
  expect(rowStatus({ ...plain, ...changes }, me, now)).toEqual({ kind, text });
});

it('calls people by their first name', () => {
  expect(firstName(dana)).toBe('Dana');
  expect(firstName({ email: 'dana@larkfield.example', name: ' ' })).toBe('dana');
  expect(possessive('Luis')).toBe('Luis’');
});
