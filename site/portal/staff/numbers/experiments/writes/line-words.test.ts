import { expect, test } from 'vitest';
import { keyOf, summaryText } from './line-words.ts';

const line = (kind: 'same' | 'removed' | 'added') => ({ kind, number: 1, text: '' });

test('lines that go and come are counted', () => {
  expect(
    summaryText([{ file: 'lp8.yaml', blocks: [[line('same'), line('removed')], [line('added')]] }]),
  ).toBe('1 line out, 1 line in. Every other byte of the file stays as it is.');
  const files = ['lp8.yaml', 'site.yaml'].map((file) => ({
    file,
    blocks: [[line('removed'), line('removed')]],
  }));
  expect(summaryText(files)).toBe('4 lines out. Every other byte of the files stays as it is.');
});

test.each([
  ['    type: hero', ['    ', 'type', ': hero']],
  ['  hero:', ['  ', 'hero', ':']],
  ['  - title: Price', ['  - ', 'title', ': Price']],
  ['      resume, from ==$119==.', ['      resume, from ==$119==.', '', '']],
  ['  https://x.example', ['  https://x.example', '', '']],
])('the key of "%s" is found', (text, parts) => expect(keyOf(text)).toEqual(parts));
