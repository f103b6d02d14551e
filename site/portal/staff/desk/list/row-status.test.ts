import { expect, it } from 'vitest';
import { givenName, possessive, rowStatus } from './row-status.ts';

const now = new Date(2025, 2, 6, 9, 45).getTime();
const me = 'nora@larkfield.example';
const dana = { email: 'dana@larkfield.example', name: 'Dana Reyes' };
const iso = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const plain = {
  hasFailedDelivery: false,
  isPaid: false,
  dueAt: null,
  state: 'open',
  isSpam: false,
  owner: null,
  chat: null,
  receivedAt: iso(-60),
  answerBy: null,
  offer: null,
} as const;
const nora = { email: me, name: 'Nora' };
const chat = { isVisitorHere: true, isTyping: false, unread: 0 };
const [late, soon] = [iso(-1200), iso(1800)];

it.each([
  [{ hasFailedDelivery: true, dueAt: late, isSpam: true }, 'unsent', 'Not sent'],
  [{ dueAt: late, owner: dana }, 'late', 'Late 20 min'],
  [{ dueAt: soon, owner: dana }, 'due', 'Due 10:15 AM'],
  [{ owner: dana, state: 'waiting' }, 'calm', 'Dana’s'],
  [{ owner: nora, state: 'waiting' }, 'calm', 'Waiting'],
  [{ owner: nora, chat: { ...chat, unread: 2 }, dueAt: soon }, 'unread', '2 new'],
  [{ owner: nora, chat, dueAt: soon }, 'here', 'Here now'],
  [{ owner: nora, chat, isPaid: true }, 'paid', 'Paid'],
  [{ owner: nora, dueAt: late, isPaid: true }, 'late', 'Late 20 min'],
  [{ state: 'lost', isPaid: true }, 'paid', 'Paid'],
  [{ state: 'won', isPaid: true }, 'calm', 'Won'],
  [{}, 'calm', 'New'],
  [{ state: 'earlier' }, 'calm', 'Earlier'],
  [{ state: 'won', dueAt: late }, 'calm', 'Won'],
  [{ isSpam: true, dueAt: late }, 'calm', 'Spam'],
] as const)('shows one thing for %o', (changes, kind, text) => {
  expect(rowStatus({ ...plain, ...changes }, me, now)).toEqual({ kind, text });
});

it('counts down for unclaimed leads only', () => {
  const promised = { ...plain, answerBy: iso(252), chat: { ...chat, unread: 1 } };
  expect(rowStatus(promised, me, now)).toMatchObject({ kind: 'promise', text: '4:12' });
  expect(rowStatus({ ...promised, owner: nora }, me, now).kind).toBe('unread');
  expect(rowStatus({ ...plain, answerBy: late }, me, now)).toMatchObject({
    kind: 'late',
    text: 'Late 20 min',
  });
});

it('calls people by their first name', () => {
  expect(givenName(dana)).toBe('Dana');
  expect(givenName({ email: 'dana@larkfield.example', name: ' ' })).toBe('dana');
  expect(possessive('Luis')).toBe('Luis’');
});
