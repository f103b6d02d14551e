import { expect, it } from 'vitest';
import type { ChatMessage, DeskChat } from '../../../../../schema/api/chat.ts';
import { changesLead, newerChat, withMessage } from './newer-chat.ts';

const message = (seq: number, from: ChatMessage['from'] = 'visitor'): ChatMessage => ({
  seq,
  id: `${seq}`,
  at: '',
  from,
  name: null,
  text: '',
});
const chat = (...seqs: number[]): DeskChat => ({
  messages: seqs.map((seq) => message(seq)),
  state: { readSeq: 0, isTyping: false, isEnded: false },
  isVisitorHere: true,
  isBlocked: false,
  unread: 0,
});

it('does not lose a message to an answer that was on its way', () => {
  const read = { ...chat(1), unread: 1 };
  expect(newerChat(chat(1, 2), read)).toEqual({ ...read, messages: chat(1, 2).messages });
  expect(newerChat(chat(1), chat(1, 2))).toEqual(chat(1, 2));
});

it('adds the next message once, and none after a gap', () => {
  expect(withMessage(chat(1), message(2))).toEqual(chat(1, 2));
  expect(withMessage(chat(1, 2), message(2))).toEqual(chat(1, 2));
  expect(withMessage(chat(1), message(3))).toBeUndefined();
});

it('opens an ended conversation again', () => {
  const ended = chat(1);
  ended.state.isEnded = true;
  expect(withMessage(ended, message(2))?.state.isEnded).toBe(false);
});

it.each([
  ['visitor', 'waiting', true],
  ['visitor', 'lost', true],
  ['visitor', 'open', false],
  ['staff', 'open', true],
  ['staff', 'waiting', false],
] as const)('notices that a message of the %s changes a lead that is %s: %s', (from, state, changes) => {
  expect(changesLead({ owner: {}, state }, { ...chat(), messages: [message(1, from)] })).toBe(changes);
  expect(changesLead({ owner: null, state: 'waiting' }, { ...chat(), messages: [message(1, 'staff')] })).toBe(
    true,
  );
});
