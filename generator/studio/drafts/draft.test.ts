import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Operation, Path } from '../../../schema/api/studio/operation.ts';
import { valueAt } from '../../edit/file/model.ts';
import { dataOf } from './merge/data-of.ts';
import { StoreError } from './store-error.ts';
import { from, openTestDraft } from './testing/open-test-draft.ts';

const page = `# Our page.
route: /a/
title: One
sections:
  hero: { type: hero, headline: Hello, list: [a, b, c] }
  faqs:
    type: faqs
    items:
      - question: When?
        answer: Soon.
      - question: Why?
        answer: So.
`;
const files = { 'a.yaml': page, 'b.yaml': 'extends: a\nroute: /b/\n', 'site.yaml': 'name: Company\n' };

const set = (path: Path, value: unknown): Operation => ({ op: 'setValue', file: 'a.yaml', path, value });
const headline = ['sections', 'hero', 'headline'];
const list = ['sections', 'hero', 'list'];
const items = ['sections', 'faqs', 'items'];

/** Two authors who both saw the draft as it begins. */
function meet(ana: Operation[], owen: Operation[]) {
  const { draft } = openTestDraft(files);
  const seen = draft.revision();
  draft.submit({ ...from('Ana', seen), operations: ana });
  draft.submit({ ...from('Owen', seen), operations: owen });
  const conflicts = Array.from(draft.conflicts.values(), ({ clash }) => clash);
  return { draft, text: draft.files.read('a.yaml') ?? '', conflicts };
}

describe('a draft', () => {
  it('writes each edit to its folder, and is the same when it is opened again', () => {
    const { draft, pages, reopen } = openTestDraft(files);
    const revision = draft.submit({ ...from('Ana', 0), operations: [set(['title'], 'Two')] });
    expect(readFileSync(join(pages, 'a.yaml'), 'utf8')).toBe(page.replace('One', 'Two'));
    const again = reopen();
    expect([again.revision(), again.files.read('a.yaml')]).toEqual([revision, page.replace('One', 'Two')]);
    expect(again.lastStep({ author: 'Ana', client: 'Ana' }, 'undo')).toMatchObject({
      tab: 'Ana',
      revisions: [1],
    });
  });

  it('does a submission once', () => {
    const { draft, reopen } = openTestDraft(files);
    const submission = {
      ...from('Ana', 0),
      operations: [{ op: 'addItem', file: 'a.yaml', path: list, item: 'd' }] satisfies Operation[],
    };
    const revisions = [() => draft, () => draft, reopen].map((open) => open().submit(submission));
    expect(revisions).toEqual([1, 1, 1]);
    expect(draft.files.read('a.yaml')).toContain('[a, b, c, d]');
  });

  it('puts an edit into the folder that was only stored when the process ended', () => {
    const { draft, pages, reopen } = openTestDraft(files);
    draft.submit({ ...from('Ana', 0), operations: [set(['title'], 'Two')] });
    writeFileSync(join(pages, 'a.yaml'), page);
    reopen();
    expect(readFileSync(join(pages, 'a.yaml'), 'utf8')).toContain('title: Two');
  });

  it('leaves out a line that was not written to its end', () => {
    const { draft, root, reopen } = openTestDraft(files);
    draft.submit({ ...from('Ana', 0), operations: [set(['title'], 'Two')] });
    appendFileSync(join(root, 'journal.jsonl'), '{"kind":"edit","id":"x"');
    const again = reopen();
    expect(again.revision()).toBe(1);
    again.submit({ ...from('Ana', 1), operations: [set(['title'], 'Three')] });
    expect(reopen().files.read('a.yaml')).toContain('title: Three');
  });

  it('writes all files of an edit as soon as it can, and takes none of them for a change of another program', () => {
    const { draft, pages } = openTestDraft(files);
    // The disk refuses to write one of them.
    mkdirSync(join(pages, 'c.yaml/full'), { recursive: true });
    const rename: Operation = { op: 'renamePage', page: 'a', to: 'c' };
    const submission = { ...from('Ana', 0), operations: [rename] };
    expect(() => draft.submit(submission)).toThrow(StoreError);
    expect(() => draft.takeOutside()).toThrow(StoreError);
    rmSync(join(pages, 'c.yaml'), { recursive: true });
    expect(draft.takeOutside()).toBe(false);
    expect(draft.submit(submission)).toBe(1);
    for (const file of draft.files.list())
      expect(readFileSync(join(pages, file), 'utf8')).toBe(draft.files.read(file));
    expect(draft.files.list()).toEqual(['b.yaml', 'c.yaml', 'site.yaml']);
  });

  it('stores no edit that leads out of its folder', () => {
    const { draft, base, root } = openTestDraft(files);
    const published = new Map(base).set('content/../../other.yaml', 'a: 1\n');
    expect(() => draft.rebase('c2', { was: base, published })).toThrow(
      'is not a file of the folder of pages',
    );
    expect([draft.revision(), existsSync(join(root, 'other.yaml'))]).toEqual([0, false]);
  });

  it('takes over what another program did to its files, and never replaces it', () => {
    const { draft, pages } = openTestDraft(files);
    draft.submit({ ...from('Ana', 0), operations: [set(['title'], 'Two')] });
    const text = readFileSync(join(pages, 'a.yaml'), 'utf8');
    writeFileSync(join(pages, 'a.yaml'), text.replace('Hello', 'Welcome'));
    writeFileSync(join(pages, 'c.yaml'), 'extends: a\nroute: /c/\n');
    rmSync(join(pages, 'b.yaml'));
    draft.submit({ ...from('Ana', 1), operations: [set(['title'], 'Three')] });
    expect(readFileSync(join(pages, 'a.yaml'), 'utf8')).toBe(
      page.replace('Hello', 'Welcome').replace('One', 'Three'),
    );
    expect(draft.files.list()).toEqual(['a.yaml', 'c.yaml', 'site.yaml']);
  });

  it('does nothing while its folder is gone, so its pages do not count as deleted', () => {
    const { draft, pages } = openTestDraft(files);
    rmSync(pages, { recursive: true });
    const submission = { ...from('Ana', 0), operations: [set(['title'], 'Two')] };
    for (const act of [() => draft.takeOutside(), () => draft.submit(submission)])
      expect(act).toThrow(new StoreError(`${pages} no longer exists. Restart the studio to restore it.`));
    expect([draft.revision(), existsSync(pages)]).toEqual([0, false]);
  });
});

describe('two authors', () => {
  it('change different values, also of one line', () => {
    const { text, conflicts } = meet(
      [set(headline, 'Hi')],
      [set(['title'], 'Two'), { op: 'addItem', file: 'a.yaml', path: list, item: 'd' }],
    );
    expect(conflicts).toEqual([]);
    expect(text).toBe(page.replace('Hello', 'Hi').replace('One', 'Two').replace('c]', 'c, d]'));
  });

  it('who change the same value get both to choose from', () => {
    const { draft, text, conflicts } = meet([set(headline, 'Hi')], [set(headline, 'Hey')]);
    expect(text).toContain('headline: Hi');
    expect(conflicts).toEqual([
      { file: 'a.yaml', path: headline, before: 'Hello', first: 'Hi', second: 'Hey' },
    ]);
    const [conflict = ''] = draft.conflicts.keys();
    draft.choose({ ...from('Owen', 2), conflict, saw: 'Hi', take: 'second' });
    expect([draft.files.read('a.yaml'), draft.conflicts.size]).toEqual([page.replace('Hello', 'Hey'), 0]);
  });

  it.each([
    ['first', 'Hi'],
    ['before', 'Hello'],
    ['third', 'Howdy'],
  ] as const)('can also keep the value named %s', (take, value) => {
    const { draft } = meet([set(headline, 'Hi')], [set(headline, 'Hey')]);
    const [conflict = ''] = draft.conflicts.keys();
    draft.choose({ ...from('Owen', 2), conflict, saw: 'Hi', take, value: 'Howdy' });
    expect(draft.files.read('a.yaml')).toBe(page.replace('Hello', value));
  });

  it('cannot choose against a value that they did not see', () => {
    const { draft } = meet([set(headline, 'Hi')], [set(headline, 'Hey')]);
    draft.submit({ ...from('Ana', 2), operations: [set(headline, 'Hi there')] });
    const [conflict = ''] = draft.conflicts.keys();
    const choice = { ...from('Owen', 2), conflict, take: 'second' } as const;
    expect(() => draft.choose({ ...choice, saw: 'Hi' })).toThrow('This was changed again.');
    draft.choose({ ...choice, saw: 'Hi there' });
    expect(draft.files.read('a.yaml')).toContain('headline: Hey');
  });

  it('who type on have one conflict, with what they typed last', () => {
    const { draft } = openTestDraft(files);
    draft.submit({ ...from('Ana', 0), operations: [set(headline, 'Hi')] });
    for (const text of ['H', 'He', 'Hey'])
      draft.submit({ ...from('Owen', 0), operations: [set(headline, text)] });
    expect(Array.from(draft.conflicts.values(), ({ clash }) => clash.second)).toEqual(['Hey']);
  });

  it('make the same change without a conflict', () => {
    const { text, conflicts } = meet(
      [set(headline, 'Hi'), { op: 'removeItem', file: 'a.yaml', path: list, index: 1 }],
      [set(headline, 'Hi'), { op: 'removeItem', file: 'a.yaml', path: list, index: 1 }],
    );
    expect([text, conflicts]).toEqual([page.replace('Hello', 'Hi').replace('b, ', ''), []]);
  });

  it('change items that moved', () => {
    const { text, conflicts } = meet(
      [
        { op: 'moveItem', file: 'a.yaml', path: items, from: 0, to: 1 },
        { op: 'addItem', file: 'a.yaml', path: items, index: 0, item: { question: 'Who?', answer: 'We.' } },
      ],
      [
        set([...items, 0, 'answer'], 'Today.'),
        { op: 'addItem', file: 'a.yaml', path: items, index: 1, item: { question: 'How?', answer: 'Well.' } },
      ],
    );
    expect(conflicts).toEqual([]);
    expect(valueAt(dataOf(text), items)).toEqual([
      { question: 'Who?', answer: 'We.' },
      { question: 'How?', answer: 'Well.' },
      { question: 'Why?', answer: 'So.' },
      { question: 'When?', answer: 'Today.' },
    ]);
  });

  it('change a section that the other one moves', () => {
    const { text, conflicts } = meet(
      [{ op: 'moveSection', page: 'a', id: 'faqs', before: 'hero' }],
      [set([...items, 0, 'answer'], 'Today.'), set(headline, 'Hi')],
    );
    expect(conflicts).toEqual([]);
    expect(text.indexOf('faqs:')).toBeLessThan(text.indexOf('hero:'));
    expect(text).toContain('answer: Today.');
  });

  it('get a choice if one changes what the other one removes', () => {
    const { draft, conflicts } = meet(
      [{ op: 'removeSection', page: 'a', id: 'hero' }],
      [set(headline, 'Hi')],
    );
    expect(conflicts).toMatchObject([
      { path: ['sections', 'hero'], first: undefined, second: { headline: 'Hi' } },
    ]);
    const [conflict = ''] = draft.conflicts.keys();
    draft.choose({ ...from('Owen', 2), conflict, saw: undefined, take: 'second' });
    expect(draft.files.read('a.yaml')).toContain('headline: Hi');
  });

  it('rename a page while the other one changes it', () => {
    const { draft, conflicts } = meet([{ op: 'renamePage', page: 'a', to: 'z' }], [set(headline, 'Hi')]);
    expect(conflicts).toEqual([]);
    expect(draft.files.read('z.yaml')).toContain('headline: Hi');
    expect(draft.files.list()).not.toContain('a.yaml');
  });

  it('undo and choose in a page that others change, and type on', () => {
    const { draft } = meet(
      [set(headline, 'Hi'), set(['title'], 'Two')],
      [set(headline, 'Hey'), { op: 'addItem', file: 'a.yaml', path: list, item: 'd' }],
    );
    draft.revert('undo', from('Owen', 0));
    draft.submit({ ...from('Ana', 3), operations: [{ op: 'renamePage', page: 'a', to: 'z' }] });
    const [conflict = ''] = draft.conflicts.keys();
    draft.choose({ ...from('Owen', 0), conflict, saw: 'Hi', take: 'second' });
    // His browser has no answer yet, and shows a page with the old name and title.
    const seen = page.replace('Hello', 'Hey');
    expect(draft.seenBy({ client: 'Owen', seen: 0 }).read('a.yaml')).toBe(seen);
    draft.submit({ ...from('Owen', 0), operations: [set(headline, 'Howdy')] });
    expect(draft.files.read('z.yaml')).toBe(
      page.replace('Hello', 'Howdy').replace('One', 'Two').replace('/a/\n', '/z/\nformerly: [/a/]\n'),
    );
  });

  it('type in one file', () => {
    const at = page.indexOf('One');
    const typed: Operation = {
      op: 'editSource',
      file: 'a.yaml',
      changes: [{ at, removed: 'One', inserted: 'Two' }],
    };
    expect(meet([set(headline, 'Hi')], [typed]).text).toBe(page.replace('Hello', 'Hi').replace('One', 'Two'));
    expect(meet([set(['title'], 'Three')], [typed]).conflicts).toMatchObject([
      { path: ['title'], second: 'Two' },
    ]);
  });
});

describe('what is published while a draft is open', () => {
  const rebased = (published: string) => {
    const { draft, base, reopen } = openTestDraft(files);
    draft.submit({ ...from('Ana', 0), operations: [set(headline, 'Hi')] });
    draft.rebase('c2', { was: base, published: new Map(base).set('a.yaml', published) });
    expect(reopen().files.read('a.yaml')).toBe(draft.files.read('a.yaml'));
    return draft;
  };

  it('comes into the draft', () => {
    const draft = rebased(page.replace('One', 'Two').replace('# Our', '# The'));
    expect([draft.conflicts.size, draft.baseCommit()]).toEqual([0, 'c2']);
    expect(draft.files.read('a.yaml')).toBe(
      page.replace('One', 'Two').replace('# Our', '# The').replace('Hello', 'Hi'),
    );
  });

  it('leaves the values of the draft, and offers the published ones', () => {
    const draft = rebased(page.replace('Hello', 'Hey').replace('One', 'Two'));
    expect(draft.files.read('a.yaml')).toBe(page.replace('Hello', 'Hi').replace('One', 'Two'));
    expect(Array.from(draft.conflicts.values(), ({ clash }) => clash)).toEqual([
      { file: 'a.yaml', path: headline, before: 'Hello', first: 'Hi', second: 'Hey' },
    ]);
  });
});
