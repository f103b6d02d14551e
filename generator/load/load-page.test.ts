import { describe, expect, it } from 'vitest';
import { testFolder } from '../fixtures/test-folder.ts';
import { createPageLoader, routeIn } from './load-page.ts';
import { listFolder } from './page-folder.ts';
import { createYamlReader } from './yaml/read-yaml.ts';

function loader(pages: Record<string, string>) {
  const folder = testFolder();
  for (const [name, text] of Object.entries(pages)) folder.write(`${name}.yaml`, text);
  return { folder, load: createPageLoader(listFolder(folder.root), createYamlReader()) };
}

describe('a page and its base pages', () => {
  it('are merged along the whole chain, and their files are listed from the page to the last base', () => {
    const { load } = loader({
      a: 'route: /a/\ntitle: A\nfacts: { x: 1, y: 1, z: 1 }\n',
      b: 'extends: a\nfacts: { y: 2, z: 2 }\n',
      c: 'extends: b\nroute: /c/\nfacts: { z: 3 }\n',
    });
    const { source } = load('c');
    expect(source?.data).toEqual({ route: '/c/', title: 'A', facts: { x: '1', y: '2', z: '3' } });
    expect(source?.files.map(({ file }) => file.split('/').at(-1))).toEqual(['c.yaml', 'b.yaml', 'a.yaml']);
  });

  it('share the objects that the variant does not change', () => {
    const { load } = loader({
      one: 'extends: workshop\nroute: /one/\n',
      two: 'extends: workshop\nroute: /two/\n',
    });
    const sections = (name: string) => load(name).source?.data.sections as { visit: object } | undefined;
    expect(sections('one')?.visit).toMatchObject({ type: 'notice' });
    expect(sections('one')?.visit).toBe(sections('two')?.visit);
  });

  it('report a cycle once, in its first page, and not in other pages that extend one of its pages', () => {
    const { load } = loader({
      a: 'extends: b\nroute: /a/\n',
      b: 'extends: c\n',
      c: 'extends: a\n',
      d: 'extends: b\n',
      alone: 'extends: alone\n',
    });
    for (const names of [
      ['a', 'b', 'c', 'd', 'alone'],
      ['alone', 'd', 'c', 'b', 'a'],
    ]) {
      const found = names
        .flatMap((name) => load(name).problems)
        .map(({ code, message }) => `${code} ${message}`);
      expect(found.toSorted()).toEqual([
        'CircularBase a extends b extends c extends a.',
        'CircularBase alone extends alone.',
      ]);
    }
    expect(load('a')).toMatchObject({ route: '/a/' });
  });

  it('report an unreadable base only in the base', () => {
    const { load } = loader({ broken: 'title: "One\n', variant: 'extends: broken\nroute: /v/\n' });
    expect(load('variant')).toEqual({ problems: [], route: '/v/', isDraft: false });
    expect(load('broken').problems.map(({ code }) => code)).toEqual(['YamlSyntax']);
  });

  it('report an unreadable draft in its variants, too, which are not drafts themselves', () => {
    const { load } = loader({
      broken: 'draft: true # for now\ntitle: "One\n',
      variant: 'extends: broken\nroute: /v/\n',
      second: 'extends: variant\nroute: /s/\n',
    });
    expect(load('broken').isDraft).toBe(true);
    expect(load('variant')).toMatchObject({ isDraft: false, problems: [{ code: 'YamlSyntax' }] });
    expect(load('second')).toMatchObject({ isDraft: false, problems: [] });
  });

  it('report a cycle with drafts in a page that is published, if there is one', () => {
    const cycle = { a: 'extends: b\ndraft: true\n', b: 'extends: a\nroute: /b/\n' };
    const reportsOf = (pages: Record<string, string>) => {
      const { load } = loader(pages);
      return Object.keys(pages).flatMap((name) =>
        load(name).problems.map(({ message }) => `${name}: ${message}`),
      );
    };
    expect(reportsOf(cycle)).toEqual(['b: b extends a extends b.']);
    expect(reportsOf({ ...cycle, b: `${cycle.b}draft: true\n`, c: 'extends: b\n' })).toEqual([
      'a: a extends b extends a.',
      'c: a extends b extends a.',
    ]);
  });

  it('do not include site.yaml, a list, or an empty value', () => {
    const { load } = loader({ a: 'extends: site\n', b: 'extends: [home]\n', c: 'extends:\n' });
    const codes = ['a', 'b', 'c'].map((name) => load(name).problems.map(({ code }) => code));
    expect(codes).toEqual([['UnknownBase'], ['WrongType'], ['WrongType']]);
  });
});

describe('routeIn', () => {
  it.each([
    ['title: One: two\nroute: /one/\n', '/one/'],
    ['route: "/one"\ntitle: "\n', '/one'],
    ["route:   '/' # home\n", '/'],
    ['sections:\n  route: /no/\n', undefined],
    ['route:\n', undefined],
  ])('finds in %j the route %s', (text, route) => expect(routeIn(text)).toBe(route));
});
