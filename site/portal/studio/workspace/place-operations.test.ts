import { expect, it } from 'vitest';
import type { Operation } from '../../../../schema/api/studio/operation.ts';
import type { Place } from '../../../../schema/api/studio/page.ts';
import { editsAhead, operationsForText, textAhead } from './place-operations.ts';

const path = ['sections', 'hero', 'lead'];
const lead: Place = { kind: 'page', file: 'lp.yaml', path, pagePath: path, text: 'Old.' };
const page = { page: 'lp', file: 'lp.yaml', extends: [] };
const variant = { page: 'tampa', file: 'tampa.yaml', extends: ['lp'] };
const inherited: Place = { ...lead, kind: 'inherited' };
const typed = (text: string): Operation => ({ op: 'setText', file: 'lp.yaml', path, text });

it.each([
  ['a page', lead, page],
  ['a variant', inherited, variant],
])(
  'a text of %s that waits is the one that typing goes on from, on the page and in the form',
  (_what, place, open) => {
    const sent = ['Ne', 'New.'].flatMap((text) => operationsForText(place, text, open)?.operations ?? []);
    expect(textAhead(place, sent, open)).toBe('New.');
    expect(editsAhead(sent, open)).toEqual(['Ne', 'New.'].map((value) => ({ kind: 'set', path, value })));
    expect(textAhead(place, [], open)).toBeUndefined();
  },
);

it('a text of another value or page says nothing about this one', () => {
  const other: Operation = { op: 'setText', file: 'home.yaml', path, text: 'Other.' };
  expect(textAhead(lead, [other], page)).toBeUndefined();
  expect(editsAhead([other], page)).toEqual([]);
});

it('a form shows no text that waits behind a moved item, whose path can be that of another one', () => {
  const moved: Operation = { op: 'moveItem', file: 'lp.yaml', path: ['sections', 'list'], from: 0, to: 1 };
  expect(editsAhead([moved, typed('New.')], page)).toEqual([]);
});
