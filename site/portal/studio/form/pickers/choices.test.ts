import { expect, it } from 'vitest';
import { filterChoices } from './filter-choices.ts';
import { referenceChoices } from './reference-choices.ts';

const choices = [
  { value: 'free-review', description: 'An order of a review' },
  { value: 'order', description: 'Send it to an editor' },
  { value: 'ask', description: 'Ask a writer' },
];
const values = (found: { value: string }[]) => found.map(({ value }) => value);

it('finds choices by all words of their name and description, the name first', () => {
  expect(values(filterChoices(choices, 'order'))).toEqual(['order', 'free-review']);
  expect(values(filterChoices(choices, 'EDITOR send'))).toEqual(['order']);
  expect(values(filterChoices(choices, ''))).toEqual(['free-review', 'order', 'ask']);
  expect(filterChoices(choices, 'nothing')).toEqual([]);
});

it('offers the anchors of the page, by its address or the page that it extends', () => {
  const anchor = (value: string) => ({ value, description: '' });
  const folder = {
    forms: choices,
    plans: [],
    packages: [],
    pages: [],
    media: [
      { value: 'a.png', description: '' },
      { value: 'a.mp4', description: '' },
    ],
    content: { faqs: [anchor('when')] },
    anchors: [
      { routes: ['/lp/'], bases: [], anchors: [anchor('hero')], made: [] },
      { routes: [], bases: ['lp'], anchors: [anchor('news')], made: [] },
    ],
    bases: [],
    facts: [],
  };
  const at = (route: string, bases: string[] = []) => ({ data: { route }, extends: bases });
  expect(values(referenceChoices({ to: 'anchors' }, folder, at('/lp/')))).toEqual(['hero']);
  expect(values(referenceChoices({ to: 'anchors' }, folder, at('/other/', ['lp'])))).toEqual(['news']);
  expect(values(referenceChoices({ to: 'media', pattern: '\\.png$' }, folder, at('/')))).toEqual(['a.png']);
  expect(values(referenceChoices({ to: 'forms' }, folder, at('/')))).toHaveLength(3);
});
