import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newPage } from '../../generator/commands/new.ts';
import { bundles, readYaml, underlined, underlinedIn } from '../../generator/fixtures/editor-problems.ts';
import { northlight, smallSite } from '../../generator/fixtures/folders.ts';
import { testFolder } from '../../generator/fixtures/test-folder.ts';
import { loadSchemas, sectionTypes } from '../load-schemas.ts';

const files = loadSchemas();

describe('a bundle for editors', () => {
  it.each([...bundles])('%s is self-contained, and all its references resolve', (_path, bundle) => {
    const refs = [...JSON.stringify(bundle).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
    for (const ref of new Set(refs)) {
      expect(ref).toMatch(/^#\/\$defs\//);
      expect(bundle.$defs).toHaveProperty([ref.slice('#/$defs/'.length)]);
    }
    expect(JSON.stringify(bundle)).not.toContain('2020-12');
  });

  it.each([northlight, smallSite])('underlines nothing in %s', (folder) => {
    expect(underlinedIn(folder)).toEqual({});
  });

  it('underlines nothing in pages that `new` writes', () => {
    const { root, read: text, write } = testFolder();
    write('404.yaml', text('thanks.yaml').replace('/thankyou', '/404'));
    newPage({ configs: root, name: 'one' });
    newPage({ configs: root, name: 'two', base: 'home' });
    newPage({ configs: root, name: 'three', base: '404' });
    for (const name of ['one', 'two', 'three'])
      expect(underlined('page.schema.json', readYaml(join(root, `${name}.yaml`)))).toEqual([]);
  });

  const page = (sections: unknown, more: object = {}) => ({
    route: '/',
    title: 'T',
    description: 'D',
    sections,
    ...more,
  });

  it('underlines mistakes in a page and in its sections', () => {
    const bundle = 'page.schema.json';
    expect(underlined(bundle, page({ a: { type: 'faqs', heading: 'H', items: 'all' } }))).toEqual([]);
    expect(
      underlined(bundle, page({ a: { type: 'faqs', heading: 'H', items: 'all', led: 'x' } })),
    ).not.toEqual([]);
    expect(underlined(bundle, page({ a: { type: 'fags' } }))).not.toEqual([]);
    expect(underlined(bundle, page({ a: { heading: 'no type' } }))).not.toEqual([]);
    expect(underlined(bundle, page(null))).not.toEqual([]);
    expect(underlined(bundle, { ...page({}), extra: 1 })).not.toEqual([]);
  });

  it('knows the keys of entries in place, and all entries except some', () => {
    const items = (written: unknown) =>
      underlined('page.schema.json', page({ a: { type: 'faqs', heading: 'H', items: written } }));
    expect(
      items(['far', { question: 'Q', answer: 'A' }, { id: 'near', question: 'Q', answer: 'A' }]),
    ).toEqual([]);
    expect(items({ all: true, except: ['far'] })).toEqual([]);
    expect(items([{ question: 'Q', reply: 'A' }])).not.toEqual([]);
    expect(items({ all: true, without: ['far'] })).not.toEqual([]);
  });

  it('lets a variant omit keys of its base and position a section', () => {
    const bundle = 'page.schema.json';
    const variant = {
      extends: 'home',
      sections: { a: { heading: 'H' }, b: null, c: { type: 'faqs', after: 'a' } },
    };
    expect(underlined(bundle, variant)).toEqual([]);
    expect(underlined(bundle, { extends: 'home', sections: null })).toEqual([]);
    expect(underlined(bundle, { extends: 'home', sections: { a: { type: 'fags' } } })).not.toEqual([]);
    expect(underlined(bundle, { extends: 'home', theme: 'dusk' })).not.toEqual([]);
  });

  it('underlines misspelled keys of a change, with or without the type of the section', () => {
    const variant = (section: object) =>
      underlined('page.schema.json', { extends: 'home', sections: { a: section } });
    expect(variant({ type: 'faqs', heding: 'H' })).not.toEqual([]);
    expect(variant({ heding: 'H' })).not.toEqual([]);
    expect(variant({ type: 'faqs', items: 5 })).not.toEqual([]);
    expect(variant({ type: 'faqs', heading: 'H', after: 'b' })).toEqual([]);
    expect(variant({ type: 'faqs', action: { label: 'Other words' } })).toEqual([]);
    expect(variant({ type: 'faqs', action: { lable: 'Other words' } })).not.toEqual([]);
    expect(variant({ type: 'faqs', action: null, lead: null, items: ['one'] })).toEqual([]);
  });

  it('lets a variant remove keys of its base on every level, and only known keys', () => {
    const bundle = 'page.schema.json';
    const variant = {
      extends: 'home',
      theme: null,
      nav: { menuAction: null, action: { label: 'Other words' } },
      facts: { city: null, rush: 'now' },
      share: { alt: 'Other words' },
    };
    expect(underlined(bundle, variant)).toEqual([]);
    expect(underlined(bundle, { extends: 'home', nav: { menuActoin: null } })).not.toEqual([]);
    expect(underlined(bundle, { extends: 'home', themee: null })).not.toEqual([]);
    expect(underlined(bundle, { extends: 'home', facts: { 'rush-hours': 1 } })).not.toEqual([]);
    expect(
      underlined(bundle, page({ a: { type: 'faqs', heading: 'H', items: 'all' } }, { theme: null })),
    ).not.toEqual([]);
  });

  it('underlines a package without a form', () => {
    const actions = (action: object) => ({ type: 'notice', heading: 'H', message: 'M', actions: [action] });
    const mistakes = (action: object) => underlined('page.schema.json', page({ a: actions(action) }));
    expect(mistakes({ label: 'A', chat: true, package: 'p' })).not.toEqual([]);
    expect(mistakes({ label: 'A', form: 'order', package: 'p' })).toEqual([]);
  });

  it('describes each section type for completion', () => {
    const text = JSON.stringify(bundles.get('page.schema.json'));
    const described = files.filter(({ path }) => path.startsWith('sections/'));
    expect(described.map(({ path }) => path.slice('sections/'.length, -'.schema.json'.length))).toEqual(
      sectionTypes(files),
    );
    for (const { schema } of described) expect(text).toContain(JSON.stringify(schema.description));
  });
});
