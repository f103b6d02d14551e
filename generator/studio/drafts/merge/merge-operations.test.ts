import { describe, expect, it } from 'vitest';
import type { Operation, Path } from '../../../../schema/api/studio/operation.ts';
import { valueAt } from '../../../edit/file/model.ts';
import { from, openTestDraft } from '../testing/open-test-draft.ts';
import { dataOf } from './data-of.ts';

const page = `# Our page.
route: /a/
title: One
description: First
sections:
  hero:
    type: hero
    headline: Hello
    lead: Welcome
  faqs:
    type: faqs
    items:
      - question: When?
        answer: Soon.
      - question: Why?
        answer: So.
`;
const files = {
  'a.yaml': page,
  'b.yaml': 'extends: a\nroute: /b/\n',
  'c.yaml': 'extends: a\nroute: /c/\n',
  'site.yaml': 'name: Company\n',
};

const set = (path: Path, value: unknown): Operation => ({ op: 'setValue', file: 'a.yaml', path, value });
const hero = ['sections', 'hero'];
const headline = [...hero, 'headline'];
const items = ['sections', 'faqs', 'items'];

/** The whole text, as History restores it and as it is pasted. */
const type = (text: string): Operation => ({
  op: 'editSource',
  file: 'a.yaml',
  changes: [{ at: 0, removed: page, inserted: text }],
});

const replaced = (changes: Record<string, string>) =>
  Object.entries(changes).reduce((text, [before, after]) => text.replace(before, after), page);

/** Owen does something, and then Ana, who has not seen it. */
function meet({ owen, ana }: { owen: Operation[]; ana: Operation[] }) {
  const { draft, reopen } = openTestDraft(files);
  draft.submit({ ...from('Owen', 0), operations: owen });
  const submission = { ...from('Ana', 0), operations: ana };
  draft.submit(submission);
  const text = (name = 'a.yaml') => draft.files.read(name);
  const waiting = () => Array.from(draft.conflicts.values(), ({ clash }) => clash);
  const chooseHers = () => {
    for (const [conflict, { clash }] of [...draft.conflicts])
      draft.choose({ ...from('Ana', 2), conflict, saw: clash.first, take: 'second' });
  };
  return { draft, reopen, submission, text, waiting, chooseHers };
}

describe('what does not clash is done at once, and the rest waits,', () => {
  const owen = [set(headline, 'Hey'), set([...items, 1, 'answer'], 'Because.')];
  const waiting = [{ file: 'a.yaml', path: headline, before: 'Hello', first: 'Hey', second: 'Hi' }];
  const hers = { One: 'Two', Hello: 'Hi', Welcome: 'Come in', 'Soon.': 'Today.' };
  const done = replaced({ ...hers, Hello: 'Hey', 'So.': 'Because.' });
  const group = { type: 'hero', headline: 'Hi', lead: 'Come in' };

  it.each<[string, Operation[]]>([
    ['of a text that is restored or pasted', [type(replaced(hers))]],
    [
      'of several operations',
      [
        set(headline, 'Hi'),
        set(['title'], 'Two'),
        set([...hero, 'lead'], 'Come in'),
        set([...items, 0, 'answer'], 'Today.'),
      ],
    ],
    ['of groups', [set(['title'], 'Two'), set(hero, group), set([...items, 0, 'answer'], 'Today.')]],
    [
      'of a group in which others changed more',
      [
        set(['title'], 'Two'),
        set(['sections'], {
          hero: group,
          faqs: {
            type: 'faqs',
            items: [
              { question: 'When?', answer: 'Today.' },
              { question: 'Why?', answer: 'So.' },
            ],
          },
        }),
      ],
    ],
  ])('%s', (_name, ana) => {
    const met = meet({ owen, ana });
    expect([met.text(), met.waiting()]).toEqual([done, waiting]);
    met.chooseHers();
    expect(met.text()).toBe(done.replace('Hey', 'Hi'));
  });

  it('once, as a step that its author can undo and do again', () => {
    const { draft, reopen, submission, text, waiting } = meet({ owen, ana: [type(replaced(hers))] });
    const revision = draft.submit(submission);
    expect([revision, reopen().submit(submission)]).toEqual([2, 2]);
    draft.revert('undo', from('Ana', 2));
    expect(text()).toBe(replaced({ Hello: 'Hey', 'So.': 'Because.' }));
    draft.revert('redo', from('Ana', 2));
    expect([text(), waiting().length]).toEqual([done, 1]);
    expect([reopen().files.read('a.yaml'), reopen().conflicts]).toEqual([text(), draft.conflicts]);
  });

  it('also if the edit moves what waits', () => {
    const { text, waiting, chooseHers } = meet({
      owen: [set([...items, 0, 'answer'], 'Later.')],
      ana: [
        set([...items, 0, 'answer'], 'Today.'),
        { op: 'addItem', file: 'a.yaml', path: items, index: 0, item: { question: 'Who?', answer: 'We.' } },
      ],
    });
    expect(waiting()).toMatchObject([{ path: [...items, 1, 'answer'], first: 'Later.', second: 'Today.' }]);
    chooseHers();
    expect(valueAt(dataOf(text()), items)).toEqual([
      { question: 'Who?', answer: 'We.' },
      { question: 'When?', answer: 'Today.' },
      { question: 'Why?', answer: 'So.' },
    ]);
  });

  it('of a renamed page, which others gave another address', () => {
    const { draft, text, waiting } = meet({
      owen: [{ op: 'renamePage', page: 'a', route: '/owen/' }],
      ana: [{ op: 'renamePage', page: 'a', to: 'z', route: '/ana/' }],
    });
    expect(draft.files.list()).toEqual(['b.yaml', 'c.yaml', 'site.yaml', 'z.yaml']);
    expect(text('b.yaml')).toContain('extends: z');
    expect(text('z.yaml')).toContain('route: /owen/');
    expect(waiting()).toMatchObject([{ file: 'z.yaml', path: ['route'], first: '/owen/', second: '/ana/' }]);
  });
});

it('a group keeps what only others changed in it', () => {
  const { text, waiting } = meet({
    owen: [set([...hero, 'lead'], 'Hello there')],
    ana: [set(hero, { type: 'hero', headline: 'Hi', lead: 'Welcome' })],
  });
  expect([waiting(), text()]).toEqual([[], replaced({ Hello: 'Hi', Welcome: 'Hello there' })]);
});

it('a page can be renamed by an author who has not seen what others changed', () => {
  const { text, waiting } = meet({
    owen: [set(headline, 'Hey'), { op: 'setValue', file: 'c.yaml', path: ['title'], value: 'See [a](/a/)' }],
    ana: [{ op: 'renamePage', page: 'a', to: 'z' }],
  });
  expect([waiting(), text()]).toEqual([[], undefined]);
  expect(text('c.yaml')).toContain('title: See [a](/z/)');
  expect(text('z.yaml')).toContain('headline: Hey');
});

it('a page cannot get a name that others took', () => {
  const ana: Operation[] = [{ op: 'renamePage', page: 'a', to: 'z' }];
  expect(() => meet({ owen: [{ op: 'createPage', page: 'z' }], ana })).toThrow(
    'a.yaml can no longer be renamed to z.yaml, because of changes by others.',
  );
});

it('an item that others removed waits in its list, so choosing it replaces no other one', () => {
  const { text, waiting, chooseHers } = meet({
    owen: [{ op: 'removeItem', file: 'a.yaml', path: items, index: 0 }],
    ana: [set([...items, 0, 'answer'], 'Today.'), set([...items, 1, 'answer'], 'Because.')],
  });
  expect(waiting()).toMatchObject([{ path: items, first: [{ question: 'Why?', answer: 'So.' }] }]);
  chooseHers();
  expect(dataOf(text())).toEqual(dataOf(replaced({ 'Soon.': 'Today.', 'So.': 'Because.' })));
});

it('an item that both remove is no conflict, also if others added one', () => {
  const remove: Operation = { op: 'removeItem', file: 'a.yaml', path: items, index: 0 };
  const add: Operation = {
    op: 'addItem',
    file: 'a.yaml',
    path: items,
    item: { question: 'Who?', answer: 'We.' },
  };
  const { text, waiting } = meet({ owen: [remove, add], ana: [remove] });
  expect([waiting(), (valueAt(dataOf(text()), items) as unknown[]).length]).toEqual([[], 2]);
});

describe('what cannot be separated from a clash waits with it,', () => {
  const paths = (clashes: readonly { path: Path }[]) => clashes.map(({ path }) => path.join('.'));
  const withoutHero = page.replace(/ {2}hero:[\s\S]*(?= {2}faqs)/, '');

  it.each<[string, Operation[], string, string[]]>([
    [
      'such as other values if a section that others changed is removed',
      [set(headline, 'Hey')],
      withoutHero.replace('One', 'Two'),
      ['sections.hero', 'title'],
    ],
    [
      'such as a list with a new item where others added one',
      [{ op: 'addItem', file: 'a.yaml', path: items, item: { question: 'How?', answer: 'Well.' } }],
      `${page.replace('One', 'Two')}      - question: Who?\n        answer: We.\n`,
      ['title', items.join('.')],
    ],
    [
      'as a whole text, such as a comment where others changed the line',
      [set(headline, 'Hey')],
      page.replace('Hello', 'Hi # Friendly').replace('One', 'Two'),
      [''],
    ],
  ])('%s', (_name, owen, typed, places) => {
    const { text, waiting, chooseHers } = meet({ owen, ana: [type(typed)] });
    expect(text()).not.toContain('Two');
    expect(paths(waiting())).toEqual(places);
    chooseHers();
    expect(dataOf(text())).toEqual(dataOf(typed));
    expect(text()?.match(/#.*/g)).toEqual(typed.match(/#.*/g));
  });
});
