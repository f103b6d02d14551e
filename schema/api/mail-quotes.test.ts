import { expect, test } from 'vitest';
import { mailParts, ownText } from './mail-quotes.ts';

test('quotes in the middle are folded where they are', () => {
  const text = '> One?\nYes.\n> Two?\n> Or three?\nNo.\n\nJordan';
  expect(mailParts(text)).toEqual([
    { text: '> One?', isQuoted: true },
    { text: 'Yes.', isQuoted: false },
    { text: '> Two?\n> Or three?', isQuoted: true },
    { text: 'No.\n\nJordan', isQuoted: false },
  ]);
});

test.each([
  [
    'an attribution over two lines',
    'Yes.\n\nOn Tue, Mar 3, 2026 at 9:12 AM Nora <\nnora@x.example> wrote:\n\n> Hi\n',
  ],
  ['an unmarked quote', 'Yes.\n\nOn Tue, Mar 3, 2026 Nora wrote:\n\nHi\nthere'],
  ['a block of headers', 'Yes.\n\nFrom: Nora <nora@x.example>\nSent: Tuesday\nTo: me\nSubject: Re\n\nHi'],
  ['a separator', 'Yes.\n\n-----Original Message-----\nFrom: Nora\n\nHi'],
])('%s is not part of what was written', (_, text) => {
  expect(ownText(text)).toBe('Yes.');
});

test.each([
  'On Friday I wrote: nothing, and on Monday neither.',
  'From: 2019 until 2023 I was a nurse.',
  'Please note:\nOn Monday I work.',
  'a\n\nb',
])('%j has no quote', (text) => {
  expect(mailParts(text)).toEqual([{ text, isQuoted: false }]);
});

test('what a client adds below a mail is no quote, unless headers follow', () => {
  expect(ownText('Yes.\n\nSent from Outlook')).toBe('Yes.\n\nSent from Outlook');
  expect(ownText('Yes.\n\nSent from Outlook\nFrom: Nora\nHi')).toBe('Yes.');
});

test('a text without an end is split in time', () => {
  // Of this thread, because the machine can be busy with other tests.
  const started = process.threadCpuUsage();
  mailParts('On '.repeat(100_000));
  mailParts('On x\n'.repeat(40_000));
  mailParts(`${'From: x\n'.repeat(2)}\n`.repeat(40_000));
  mailParts('>'.repeat(500_000));
  mailParts('Sent from Outlook\n'.repeat(28_000));
  mailParts('On abcde wrote:\n>\n'.repeat(28_000));
  mailParts(`a <${'@'.repeat(400_000)}:`);
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(2000);
});
