import { expect, it } from 'vitest';
import { readDraft, withText, withTry } from './note-draft.ts';

const makeId = () => 'second';
const draft = { id: 'first', text: 'Call at noon' };

it('starts empty, and continues what was stored', () => {
  expect(readDraft(null, makeId)).toEqual({ id: 'second', text: '' });
  expect(readDraft({ text: 'x' }, makeId)).toEqual({ id: 'second', text: '' });
  expect(readDraft(draft)).toEqual(draft);
  expect(readDraft(withTry(draft))).toEqual({ ...draft, tried: 'Call at noon' });
});

it('keeps its id while it is written and when it is sent again', () => {
  expect(withText(draft, 'Call at one', makeId).id).toBe('first');
  expect(withText(withTry(draft), 'Call at noon', makeId).id).toBe('first');
});

it('gets another id when it changes after it was sent', () => {
  expect(withText(withTry(draft), 'Call at one', makeId)).toEqual({ id: 'second', text: 'Call at one' });
});
