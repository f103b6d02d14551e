import { expect, it } from 'vitest';
import type { ChatMessage } from '../../../../../schema/api/chat.ts';
import type { TimelineEntry } from '../../../../../schema/api/desk-timeline.ts';
import { firstAnswerMs, type TimelineItem, timelineItems } from './talk.ts';

const iso = (minute: number, second = 0) => new Date(2025, 2, 6, 9, minute, second).toISOString();
let seq = 0;
const message = (at: string, text: string, name: string | null = null): ChatMessage => ({
  seq: ++seq,
  id: text,
  at,
  from: name ? 'staff' : 'visitor',
  name,
  text,
});
const entry = (at: string, id: string) => ({ id, at }) as TimelineEntry;

/** `received | A B | (C)` */
const outline = (items: TimelineItem[]) =>
  items
    .map((item) => {
      if (item.kind === 'entry') return item.id;
      const texts = item.messages.map(({ text }) => text).join(' ');
      return item.kind === 'unsent' ? `(${texts})` : texts;
    })
    .join(' | ');

it('shows messages among what else happened, by time', () => {
  const entries = [entry(iso(40), 'received'), entry(iso(41, 30), 'claimed'), entry(iso(44), 'note')];
  const messages = [message(iso(40), 'A'), message(iso(41), 'B'), message(iso(41, 30), 'C', 'Nora')];
  expect(outline(timelineItems(entries, { messages }, []))).toBe('received | A B | claimed | C | note');
});

it('names the writer again after someone else, after a while, and on another day', () => {
  const messages = [
    message(iso(1), 'A', 'Nora'),
    message(iso(2), 'B', 'Nora'),
    message(iso(3), 'C', 'Dana'),
    message(iso(20), 'D', 'Dana'),
    message(new Date(2025, 2, 6, 23, 59).toISOString(), 'E'),
    message(new Date(2025, 2, 7, 0, 1).toISOString(), 'F'),
  ];
  expect(outline(timelineItems([], { messages }, []))).toBe('A B | C | D | E | F');
});

it('shows what is not stored yet last, and not twice', () => {
  const messages = [message(iso(1), 'A', 'Nora')];
  const unsent = [
    { id: 'A', text: 'A', at: iso(1) },
    { id: 'B', text: 'B', at: iso(0) },
  ];
  expect(outline(timelineItems([entry(iso(2), 'note')], { messages }, unsent))).toBe('A | note | (B)');
  expect(outline(timelineItems([entry(iso(2), 'note')], null, []))).toBe('note');
});

it('measures the first answer', () => {
  const messages = [message(iso(41), 'A'), message(iso(41, 20), 'B'), message(iso(41, 38), 'C', 'Nora')];
  expect(firstAnswerMs({ messages })).toBe(38_000);
  expect(firstAnswerMs({ messages: messages.slice(0, 2) })).toBeUndefined();
});
