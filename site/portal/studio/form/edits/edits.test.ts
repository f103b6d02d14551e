import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../../schema/api/studio/operation.ts';
import { type Edit, withEdits } from './edit.ts';
import { operationsFor, operationsOf } from './operations-of.ts';
import { withSent } from './sent-edits.ts';
import { type FormSource, fileSource, isSamePath } from './source.ts';

const hero = {
  type: 'hero',
  lead: 'Old lead.',
  rotate: ['One', 'Two', 'Three'],
  actions: [{ label: 'Go', form: 'order' }],
};
const page: FormSource = {
  file: 'lp.yaml',
  page: 'lp',
  extends: [],
  data: { route: '/lp/', sections: { hero } },
  origins: [{ path: [], file: 'lp.yaml', line: 1 }],
  problems: [],
  revision: 1,
};
const variant: FormSource = {
  ...page,
  file: 'tampa.yaml',
  page: 'tampa',
  extends: ['lp'],
};
const at = (...path: (string | number)[]) => ['sections', 'hero', ...path];
const set = (path: (string | number)[], value: unknown): Edit => ({ kind: 'set', path, value });

describe('in the file of a page', () => {
  it.each<[string, Edit, Operation]>([
    ['a text', set(at('lead'), 'New.'), { op: 'setText', file: 'lp.yaml', path: at('lead'), text: 'New.' }],
    ['another value', set(at('lead'), 5), { op: 'setValue', file: 'lp.yaml', path: at('lead'), value: 5 }],
    [
      'a new key',
      set(at('form'), 'ask'),
      { op: 'setValue', file: 'lp.yaml', path: at('form'), value: 'ask' },
    ],
    [
      'a key of a group that is not there',
      set(at('ask', 'heading'), 'Ask'),
      { op: 'setValue', file: 'lp.yaml', path: at('ask'), value: { heading: 'Ask' } },
    ],
    [
      'an item of a list that is not there',
      set(at('facts', 0, 'text'), 'Fact'),
      { op: 'setValue', file: 'lp.yaml', path: at('facts'), value: [{ text: 'Fact' }] },
    ],
    [
      'the first key of a new item',
      set(at('actions', 1, 'label'), 'Chat'),
      { op: 'addItem', file: 'lp.yaml', path: at('actions'), item: { label: 'Chat' } },
    ],
    [
      'a removed key',
      { kind: 'remove', path: at('lead') },
      { op: 'removeValue', file: 'lp.yaml', path: at('lead') },
    ],
    [
      'a removed item',
      { kind: 'remove', path: at('rotate', 1) },
      { op: 'removeItem', file: 'lp.yaml', path: at('rotate'), index: 1 },
    ],
    [
      'a moved item',
      { kind: 'move', path: at('rotate'), from: 0, to: 2 },
      { op: 'moveItem', file: 'lp.yaml', path: at('rotate'), from: 0, to: 2 },
    ],
  ])('%s is one operation', (_what, edit, operation) => {
    expect(operationsOf(edit, page)).toEqual([operation]);
  });

  it('edits build on each other', () => {
    const edits = [set(at('rotate', 3), 'Four'), set(at('rotate', 3), 'Four!')];
    expect(operationsFor(edits, page).map(({ op }) => op)).toEqual(['addItem', 'setText']);
  });
});

describe('in a variant', () => {
  const override = (path: (string | number)[], value: unknown): Operation => ({
    op: 'overrideInVariant',
    page: 'tampa',
    path,
    value,
  });

  it.each<[string, Edit, Operation]>([
    ['a text', set(at('lead'), 'New.'), override(at('lead'), 'New.')],
    [
      'a key of a group that is not there',
      set(at('ask', 'heading'), 'Ask'),
      override(at('ask'), { heading: 'Ask' }),
    ],
    ['a text in a list', set(at('rotate', 0), 'Ten'), override(at('rotate', 0), 'Ten')],
    ['a removed key', { kind: 'remove', path: at('lead') }, override(at('lead'), null)],
    ['a removed item', { kind: 'remove', path: at('rotate', 1) }, override(at('rotate'), ['One', 'Three'])],
    [
      'a moved item',
      { kind: 'move', path: at('rotate'), from: 0, to: 2 },
      override(at('rotate'), ['Two', 'Three', 'One']),
    ],
    [
      'the way back',
      { kind: 'reset', path: at('lead') },
      { op: 'dropOverride', page: 'tampa', path: at('lead') },
    ],
    [
      'the page that it extends',
      set(['extends'], 'lp7'),
      { op: 'setValue', file: 'tampa.yaml', path: ['extends'], value: 'lp7' },
    ],
  ])('%s is one operation', (_what, edit, operation) => {
    expect(operationsOf(edit, variant)).toEqual([operation]);
  });

  it('what is edited is its own at once, lists as a whole', () => {
    const { origins } = withEdits(variant, [set(at('rotate', 0), 'Ten')]);
    expect(origins).toContainEqual({ path: at('rotate'), file: 'tampa.yaml', line: 0 });
  });
});

it('a content file is edited by its own paths', () => {
  const faqs = fileSource({
    file: 'content/faqs.yaml',
    data: { when: { question: 'When?', answer: 'Soon.' } },
    problems: [],
    revision: 1,
  });
  expect(operationsOf(set(['when', 'answer'], 'Now.'), faqs)).toEqual([
    { op: 'setText', file: 'content/faqs.yaml', path: ['when', 'answer'], text: 'Now.' },
  ]);
});

describe('edits that were sent', () => {
  const typed = (text: string, revision?: number) => ({
    edits: [set(at('lead'), text)],
    of: 'lp',
    revision,
  });
  const lead = (source: FormSource) => (source.data.sections as { hero: { lead: string } }).hero.lead;
  const answer = (revision: number, text: string): FormSource => ({
    ...page,
    revision,
    data: { ...page.data, sections: { hero: { ...hero, lead: text } } },
  });

  it('show until a source contains them, whatever late answers say', () => {
    expect(lead(withSent(page, [typed('ab'), typed('a')]))).toBe('a');
    expect(lead(withSent(answer(2, 'ab'), [typed('ab', 2), typed('a')]))).toBe('a');
    expect(lead(withSent(answer(3, 'a'), [typed('ab', 2), typed('a', 3)]))).toBe('a');
    expect(lead(withSent(answer(4, 'Owen’s.'), [typed('ab', 2), typed('a', 3)]))).toBe('Owen’s.');
  });

  it('leave other values to the answer, and other pages alone', () => {
    const other = answer(2, 'Old lead.');
    other.data = { ...other.data, route: '/new/' };
    expect(withSent(other, [typed('a')]).data).toMatchObject({
      route: '/new/',
      sections: { hero: { lead: 'a' } },
    });
    expect(lead(withSent({ ...page, page: 'home' }, [typed('a')]))).toBe('Old lead.');
  });
});

it('paths are the same only with the same steps', () => {
  expect(isSamePath(['a', 0], ['a', 0])).toBe(true);
  expect(isSamePath(['a'], ['a', 0])).toBe(false);
  expect(isSamePath(['a', '0'], ['a', 0])).toBe(false);
});
