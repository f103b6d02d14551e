import { expect, it } from 'vitest';
import { type FrameMessage, readFrameMessage } from './protocol.ts';

const rect = { left: 1, top: 2, width: 3, height: 4 };

const messages: FrameMessage[] = [
  { kind: 'pick', version: 1, places: [3, 4], section: 'hero', isOpened: true },
  { kind: 'pick', version: 1, places: [], section: null, isOpened: false },
  { kind: 'edit', version: 1, place: 3, rect },
  { kind: 'text', version: 1, place: 3, text: 'A resume' },
  { kind: 'moved', rect },
  { kind: 'left' },
  { kind: 'picture', version: 1, place: 3 },
  { kind: 'follow', path: '/pricing/' },
  { kind: 'key', key: 'z', ctrlKey: true, shiftKey: false },
  { kind: 'out', isBackward: true },
];

it.each(messages)('a message of the bridge is read: $kind', (message) => {
  expect(readFrameMessage(structuredClone(message))).toEqual(message);
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'text'],
  ['an unknown kind', { kind: 'publish' }],
  ['the name of a method', { kind: 'toString' }],
  ['a place that is no number', { kind: 'text', version: 1, place: '3', text: 'A' }],
  ['a text that is no text', { kind: 'text', version: 1, place: 3, text: { toString: 'A' } }],
  ['a text of a megabyte', { kind: 'text', version: 1, place: 3, text: 'A'.repeat(1_000_000) }],
  [
    'places that are no numbers',
    { kind: 'pick', version: 1, places: [Number.NaN], section: null, isOpened: true },
  ],
  ['a link to another site', { kind: 'follow', path: '//evil.example/' }],
  ['a link that runs code', { kind: 'follow', path: 'javascript:alert(1)' }],
  ['a place without its rectangle', { kind: 'edit', version: 1, place: 3 }],
])('anything else is dropped: %s', (_name, data) => {
  expect(readFrameMessage(data)).toBeUndefined();
});
