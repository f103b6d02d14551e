import { expect, it } from 'vitest';
import type { ChatMessage } from '../../../../../schema/api/chat.ts';
import { lastComplete, mergeMessages } from './merge-messages.ts';

const messages = (...seqs: number[]): ChatMessage[] =>
  seqs.map((seq) => ({ seq, id: `${seq}`, at: '', from: 'staff', name: 'Nora', text: '' }));

it('puts each message in its place, once', () => {
  const known = messages(1, 2, 4);
  expect(mergeMessages(known, messages(2, 3, 4, 5))).toEqual(messages(1, 2, 3, 4, 5));
  expect(mergeMessages(known, messages(2))).toBe(known);
});

it('continues before the first message that is missing', () => {
  expect(lastComplete(messages())).toBe(0);
  expect(lastComplete(messages(1, 2))).toBe(2);
  expect(lastComplete(messages(1, 2, 4))).toBe(2);
});
