import { describe, expect, it } from 'vitest';
import type { Operation, Path } from '../../../schema/api/studio/operation.ts';
import { yamlClient } from '../../../schema/api/studio/tab.ts';
import { from, openTestDraft } from './testing/open-test-draft.ts';

const page = `# Our page.
route: /a/
title: One
sections:
  hero: { type: hero, headline: Hello }
  faqs: { type: faqs, items: [] }
`;
const files = { 'a.yaml': page, 'site.yaml': 'name: Company\n' };

const set = (path: Path, value: unknown): Operation => ({ op: 'setValue', file: 'a.yaml', path, value });
const headline = ['sections', 'hero', 'headline'];

describe('undo', () => {
  it('goes back byte by byte, and forth', () => {
    const { draft } = openTestDraft(files);
    const step = { ...from('Ana', 0), step: 'typing' };
    draft.submit({ ...step, operations: [set(headline, 'H')] });
    draft.submit({ ...step, id: 'next', operations: [set(headline, 'Hi')] });
    draft.submit({ ...from('Ana', 2), operations: [{ op: 'removeSection', page: 'a', id: 'faqs' }] });
    const last = draft.files.read('a.yaml');
    draft.revert('undo', from('Ana', 3));
    expect(draft.files.read('a.yaml')).toBe(page.replace('Hello', 'Hi'));
    draft.revert('undo', from('Ana', 4));
    expect([draft.files.read('a.yaml'), draft.lastStep({ author: 'Ana', client: 'Ana' }, 'undo')]).toEqual([
      page,
      undefined,
    ]);
    draft.revert('redo', from('Ana', 5));
    draft.revert('redo', from('Ana', 6));
    expect([draft.files.read('a.yaml'), draft.lastStep({ author: 'Ana', client: 'Ana' }, 'redo')]).toEqual([
      last,
      undefined,
    ]);
  });

  it('is of the own steps, and leaves what others did since', () => {
    const { draft } = openTestDraft(files);
    draft.submit({ ...from('Ana', 0), operations: [set(headline, 'Hi')] });
    draft.submit({ ...from('Owen', 0), operations: [set(['title'], 'Two')] });
    draft.revert('undo', from('Ana', 2));
    expect(draft.files.read('a.yaml')).toBe(page.replace('One', 'Two'));
    expect(() => draft.revert('undo', from('Ana', 3))).toThrow('There is nothing to undo.');
  });

  it('is refused if others changed the same since', () => {
    const { draft } = openTestDraft(files);
    draft.submit({ ...from('Ana', 0), operations: [set(headline, 'Hi')] });
    draft.submit({ ...from('Owen', 1), operations: [set(headline, 'Hey')] });
    expect(() => draft.revert('undo', from('Ana', 2))).toThrow('was changed in the same lines since');
    expect(draft.files.read('a.yaml')).toContain('Hey');
  });
});

describe('undo with two tabs of one author', () => {
  function openTabs() {
    const { draft, reopen } = openTestDraft(files);
    const tab = (client: string) => ({ author: 'Ana', client, living: new Set(['one', 'two']) });
    const submit = (client: string, operations: Operation[]) =>
      draft.submit({ ...from('Ana', draft.revision()), client, operations });
    submit('one', [set(headline, 'Hi')]);
    submit('two', [set(['title'], 'Two')]);
    return { draft, reopen, tab, submit };
  }

  it('undoes what the tab did, and leaves what the other one did', () => {
    const { draft, reopen, tab, submit } = openTabs();
    draft.revert('undo', { id: 'undo', ...tab('one') });
    expect(draft.files.read('a.yaml')).toBe(page.replace('One', 'Two'));
    expect(draft.lastStep(tab('one'), 'undo')).toBeUndefined();
    submit('two', [set(['title'], 'Three')]);
    expect(draft.lastStep(tab('two'), 'redo')).toBeUndefined();
    reopen().revert('redo', { id: 'redo', ...tab('one') });
    expect(reopen().files.read('a.yaml')).toBe(page.replace('One', 'Three').replace('Hello', 'Hi'));
  });

  it('undoes what was typed in the file as a step of its tab', () => {
    const { draft, tab, submit } = openTabs();
    submit(yamlClient('one', '1'), [set(headline, 'Hi there')]);
    draft.revert('undo', { id: 'undo', ...tab('one') });
    expect(draft.files.read('a.yaml')).toBe(page.replace('One', 'Two').replace('Hello', 'Hi'));
  });

  it('undoes what a tab did that is closed', () => {
    const { draft, tab } = openTabs();
    const living = new Set(['three']);
    for (const id of ['a', 'b']) draft.revert('undo', { id, ...tab('three'), living });
    expect(draft.files.read('a.yaml')).toBe(page);
    draft.revert('redo', { id: 'c', ...tab('three'), living });
    expect(draft.files.read('a.yaml')).toBe(page.replace('Hello', 'Hi'));
  });
});
