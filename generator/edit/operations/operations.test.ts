import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../schema/api/studio/operation.ts';
import { applyOperation, applyOperations } from './apply-operation.ts';
import { editedTexts, invertEdit, withEdit } from './site-edit.ts';
import { filesOf } from './testing/files-of.ts';

const files = {
  'a.yaml':
    "route: /a/\ntitle: A\nfacts: { days: 2 }\nsections:\n  one: { type: notice, list: [x, 'y', z] }\n",
  'b.yaml': '# A variant.\nextends: a\nroute: /b/\ntitle: B\n',
  'c.yaml':
    'route: /c/\nsections:\n  one:\n    type: prose\n    text: See [a](/a/#one) and [b](/ab/).\n    link: /a\n',
  'site.yaml':
    'facts:\n  # Per resume.\n  price: { value: 79, unit: $ }\n  days: 3\nredirects: { /old/: /a/ }\n',
  'content/faqs.yaml': 'when:\n  question: When?\n  answer: Soon.\n',
};

/** The files that an operation changes; null for one that is gone. Its inverse restores all of them. */
function edit(operation: Operation, texts: Record<string, string> = files): Record<string, string | null> {
  const before = filesOf(texts);
  const change = applyOperation(before, operation);
  const after = withEdit(before, change);
  const undone = editedTexts(invertEdit(change), after);
  for (const [file, text] of undone) expect(text ?? undefined).toBe(before.read(file));
  return Object.fromEntries(editedTexts(change, before));
}

describe('items of lists', () => {
  const at = { file: 'a.yaml', path: ['sections', 'one', 'list'] };
  const list = (text: string) => ({ 'a.yaml': files['a.yaml'].replace("[x, 'y', z]", text) });

  it('are added, moved, and removed as they are written', () => {
    expect(edit({ op: 'addItem', ...at, item: 'w', index: 0 })).toEqual(list("[w, x, 'y', z]"));
    expect(edit({ op: 'addItem', ...at, item: 'yes' })).toEqual(list(`[x, 'y', z, "yes"]`));
    expect(edit({ op: 'moveItem', ...at, from: 1, to: 2 })).toEqual(list("[x, z, 'y']"));
    expect(edit({ op: 'removeItem', ...at, index: 0 })).toEqual(list("['y', z]"));
  });

  it.each<Operation>([
    { op: 'addItem', ...at, item: 'w', index: 4 },
    { op: 'moveItem', ...at, from: 0, to: 3 },
    { op: 'removeItem', ...at, index: 3 },
    { op: 'removeItem', ...at, path: ['sections', 'gone'], index: 0 },
  ])('are left alone if the position does not exist: $op', (operation) => {
    expect(() => edit(operation)).toThrow(expect.objectContaining({ reason: 'missing' }));
  });
});

describe('facts and content', () => {
  it('keep what else a fact says', () => {
    expect(edit({ op: 'setFact', name: 'price', value: 89 })).toEqual({
      'site.yaml': files['site.yaml'].replace('79', '89'),
    });
    expect(edit({ op: 'setFact', name: 'days', value: null })).toEqual({
      'site.yaml': files['site.yaml'].replace('  days: 3\n', ''),
    });
  });

  it('are set for one page', () => {
    expect(edit({ op: 'setFact', name: 'days', value: 4, page: 'a' })).toEqual({
      'a.yaml': files['a.yaml'].replace('days: 2', 'days: 4'),
    });
    expect(edit({ op: 'setFact', name: 'days', value: 4, page: 'b' })).toEqual({
      'b.yaml': `${files['b.yaml']}facts:\n  days: 4\n`,
    });
    expect(edit({ op: 'setFact', name: 'days', value: 4, page: 'c' })).toEqual({
      'c.yaml': `${files['c.yaml']}facts:\n  days: 4\n`,
    });
  });

  it('are set in an entry, added, and removed', () => {
    const file = 'content/faqs.yaml';
    const faqs = { op: 'setContent', collection: 'faqs' } as const;
    expect(edit({ ...faqs, id: 'when', path: ['answer'], value: 'Today.' })).toEqual({
      [file]: files[file].replace('Soon', 'Today'),
    });
    expect(edit({ ...faqs, id: 'why', value: { question: 'Why?', answer: 'So.' } })).toEqual({
      [file]: `${files[file]}why:\n  question: Why?\n  answer: So.\n`,
    });
    expect(edit({ ...faqs, id: 'when', value: null })).toEqual({ [file]: '{}\n' });
  });

  it('begin a content file', () => {
    expect(edit({ op: 'setContent', collection: 'plans', id: 'one', value: { name: 'One' } })).toEqual({
      'content/plans.yaml': 'one:\n  name: One\n',
    });
  });

  it.each([
    ['../other/home', 'Content files: clients, faqs, '],
    ['plan', 'Did you mean "plans"?'],
  ])('begin no file that pages cannot use: %s', (collection, hint) => {
    const operation: Operation = { op: 'setContent', collection, id: 'title', value: 'x' };
    const message = `A content file cannot have the name "${collection}". ${hint}`;
    expect(() => edit(operation)).toThrow(
      expect.objectContaining({ reason: 'name', message: expect.stringContaining(message) }),
    );
  });
});

describe('pages', () => {
  it('are created, as a page of their own or a variant', () => {
    expect(edit({ op: 'createPage', page: 'new', title: 'New: today' })['new.yaml']).toContain(
      'route: /new/\ntitle: "New: today"\n',
    );
    expect(edit({ op: 'createVariant', page: 'new', extends: 'a', route: '/n/' })['new.yaml']).toContain(
      'extends: a\nroute: /n/\n',
    );
  });

  it.each<[string, Operation]>([
    ['name', { op: 'createPage', page: '../up' }],
    ['name', { op: 'createPage', page: 'api' }],
    ['name', { op: 'createPage', page: 'new', route: '/leads/' }],
    ['taken', { op: 'createPage', page: 'a' }],
    ['taken', { op: 'createPage', page: 'site' }],
    ['taken', { op: 'createPage', page: 'new', route: '/a' }],
    ['missing', { op: 'createVariant', page: 'new', extends: 'gone' }],
    ['missing', { op: 'renamePage', page: 'gone', to: 'new' }],
    ['missing', { op: 'renamePage', page: 'content/faqs', to: 'new' }],
    ['missing', { op: 'removePage', page: 'site' }],
    ['taken', { op: 'renamePage', page: 'a', to: 'b' }],
    ['used', { op: 'removePage', page: 'a' }],
  ])('are refused for a reason: %s, %j', (reason, operation) => {
    expect(() => edit(operation)).toThrow(expect.objectContaining({ reason }));
  });

  it('are renamed with everything that names them or links to them, and leave a redirect', () => {
    expect(edit({ op: 'renamePage', page: 'a', to: 'z' })).toEqual({
      'a.yaml': null,
      'z.yaml': files['a.yaml'].replace('/a/\n', '/z/\nformerly: [/a/]\n'),
      'b.yaml': files['b.yaml'].replace('extends: a', 'extends: z'),
      'c.yaml': files['c.yaml'].replace('(/a/#one)', '(/z/#one)').replace('link: /a\n', 'link: /z/\n'),
      'site.yaml': files['site.yaml'].replace('/old/: /a/', '/old/: /z/'),
    });
  });

  it('keep their former addresses, and lose one that they get back', () => {
    const moved = applyOperations(filesOf(files), [
      { op: 'renamePage', page: 'c', route: '/d/' },
      { op: 'renamePage', page: 'c', route: '/e/' },
    ]);
    const texts = Object.fromEntries(editedTexts(moved, filesOf(files))) as Record<string, string>;
    expect(texts['c.yaml']).toContain('route: /e/\nformerly: [/c/, /d/]\n');
    expect(edit({ op: 'renamePage', page: 'c', route: '/c/' }, { ...files, ...texts })['c.yaml']).toContain(
      'route: /c/\nformerly: [/d/, /e/]\n',
    );
  });

  it('move with all addresses of their table', () => {
    const texts = {
      'towns.yaml':
        'matrix: { file: towns.csv }\nroute: /in/{{town}}/\ntitle: "{{town}}"\nlink: /in/{{town}}/\n',
    };
    expect(edit({ op: 'renamePage', page: 'towns', route: '/at/{{ town }}/' }, texts)).toEqual({
      'towns.yaml':
        'matrix: { file: towns.csv }\nroute: /at/{{ town }}/\nformerly: ["/in/{{town}}/"]\ntitle: "{{town}}"\nlink: /at/{{ town }}/\n',
    });
    for (const route of ['/at/ely/', '/at/{{town}', '/leads/{{town}}/'])
      expect(() => edit({ op: 'renamePage', page: 'towns', route }, texts)).toThrow(
        expect.objectContaining({ reason: 'name', path: ['route'] }),
      );
  });

  it('leave no redirect as a draft', () => {
    const texts = { 'a.yaml': 'route: /a/\ndraft: true\n' };
    expect(edit({ op: 'renamePage', page: 'a', route: '/z/' }, texts)).toEqual({
      'a.yaml': 'route: /z/\ndraft: true\n',
    });
  });

  it('are removed if no other page needs them', () => {
    expect(edit({ op: 'removePage', page: 'b' })).toEqual({ 'b.yaml': null });
  });
});

describe('overrides', () => {
  it('are written and dropped', () => {
    const title = { page: 'b', path: ['sections', 'one', 'heading'] };
    const written = edit({ op: 'overrideInVariant', ...title, value: 'Hello' }) as Record<string, string>;
    expect(written).toEqual({ 'b.yaml': `${files['b.yaml']}sections:\n  one:\n    heading: Hello\n` });
    expect(edit({ op: 'dropOverride', ...title }, { ...files, ...written })).toEqual({
      'b.yaml': files['b.yaml'],
    });
    expect(() => edit({ op: 'dropOverride', ...title })).toThrow('The variant does not override');
    expect(() => edit({ op: 'overrideInVariant', ...title, page: 'a', value: 'x' })).toThrow(
      'extends no page',
    );
  });
});

describe('typed text', () => {
  it('is applied to a file with mistakes, and refused for another text', () => {
    const broken = { 'a.yaml': 'route: "/a/\n' };
    const changes = [{ at: 7, removed: '"', inserted: '' }];
    expect(edit({ op: 'editSource', file: 'a.yaml', changes }, broken)).toEqual({ 'a.yaml': 'route: /a/\n' });
    const behind = [{ at: 1000, removed: '', inserted: 'x' }];
    for (const other of [changes, behind])
      expect(() => edit({ op: 'editSource', file: 'a.yaml', changes: other })).toThrow(
        expect.objectContaining({ reason: 'outdated' }),
      );
  });
});
