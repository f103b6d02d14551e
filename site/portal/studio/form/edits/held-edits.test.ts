import { expect, it } from 'vitest';
import type { Edit } from './edit.ts';
import { hold, withHeld } from './held-edits.ts';
import { fileSource } from './source.ts';

const source = fileSource({
  file: 'content/faqs.yaml',
  data: { sizes: { answer: 'Fifty.', tags: ['a', 'b'] } },
  problems: [],
  revision: 3,
});
const set = (key: string, value: unknown): Edit => ({ kind: 'set', path: ['sizes', key], value });
const none = { edits: [], source };

it('holds the last of several letters of a text', () => {
  const held = hold(hold(none, set('answer', 'Si')), [set('answer', 'Six'), set('title', 'Sizes')]);
  expect(held.edits).toEqual([set('answer', 'Six'), set('title', 'Sizes')]);
});

it('keeps two removals of the same position', () => {
  const remove: Edit = { kind: 'remove', path: ['sizes', 'tags', 0] };
  expect(withHeld(hold(hold(none, remove), remove), source).data).toEqual({
    sizes: { answer: 'Fifty.', tags: [] },
  });
});

it('shows what others wrote since only when nothing is held', () => {
  const now = { ...source, data: { sizes: { answer: 'A hundred.', tags: ['b'] } }, revision: 4 };
  expect(withHeld(undefined, now)).toBe(now);
  const shown = withHeld(hold(none, { kind: 'remove', path: ['sizes', 'tags', 0] }), now);
  expect(shown).toMatchObject({ revision: 3, data: { sizes: { answer: 'Fifty.', tags: ['b'] } } });
});
