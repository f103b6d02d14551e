import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createThreadKeys, maxReplyName } from './thread-key.ts';

const keys = createThreadKeys('a secret of tests');

test('a key leads back to its lead, in any case and behind any name', () => {
  const ids = Array.from({ length: 50 }, () => randomUUID());
  for (const id of ids) {
    const key = keys.keyOf(id);
    expect(`${'x'.repeat(maxReplyName)}+${key}`).toHaveLength(64);
    expect(keys.leadsIn([`hello+${key}@larkfield.example`])).toEqual([id]);
    expect(keys.leadsIn([`HELLO+${key.toUpperCase()}@LARKFIELD.EXAMPLE`])).toEqual([id]);
  }
});

test('a key with a changed character, of another secret, or without a signature is none', () => {
  const key = keys.keyOf(randomUUID());
  const changed = (at: number) =>
    `hello+${key.slice(0, at)}${key[at] === 'a' ? 'b' : 'a'}${key.slice(at + 1)}@larkfield.example`;
  // The last character also holds two bits without a meaning.
  expect(keys.leadsIn(Array.from({ length: 38 }, (_, at) => changed(at)))).toEqual([]);
  const other = createThreadKeys('another secret').keyOf(randomUUID());
  expect(
    keys.leadsIn([`hello+${other}@larkfield.example`, 'hello@larkfield.example', 'hello+@x.example', '']),
  ).toEqual([]);
});
