import { expect, it } from 'vitest';
import type { ChatMessage } from '../../../../../schema/api/chat.ts';
import { logItems } from './log-items.ts';

const now = Date.parse('2026-11-25T15:00:00Z');

const message = (seq: number, at: string, name: string | null = null): ChatMessage => ({
  seq,
  id: `${seq}`,
  at,
  from: name === null ? 'visitor' : 'staff',
  name,
  text: `Message ${seq}`,
});

it('groups what one writer says, and names each day and writer once', () => {
  const messages = [
    message(1, '2026-11-24T14:00:00Z'),
    message(2, '2026-11-25T14:41:00Z'),
    message(3, '2026-11-25T14:42:00Z'),
    message(4, '2026-11-25T14:43:00Z', 'Nora'),
    message(5, '2026-11-25T14:44:00Z', 'Sam'),
  ];
  const items = logItems(messages, now, 'America/New_York');
  expect(items.map(({ day, name, messages }) => [day, name, messages.map(({ seq }) => seq)])).toEqual([
    ['November 24, 9:00 AM', null, [1]],
    ['Today, 9:41 AM', null, [2, 3]],
    [undefined, 'Nora', [4]],
    [undefined, 'Sam', [5]],
  ]);
});
