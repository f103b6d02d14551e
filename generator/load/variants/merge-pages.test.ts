import { describe, expect, it } from 'vitest';
import type { Finding } from '../../errors/finding.ts';
import { locate } from '../../errors/locate.ts';
import { frozen } from '../../fixtures/frozen.ts';
import { createEmptyKeys } from './empty-groups.ts';
import { mergePages } from './merge-pages.ts';

const base = frozen({
  route: '/base/',
  title: 'Base',
  facts: { city: 'Tampa', days: 3 },
  nav: { links: [{ label: 'A' }, { label: 'B' }] },
  sections: {
    hero: { type: 'hero', items: [1, 2] },
    faqs: { type: 'faqs', open: true },
    end: { type: 'notice' },
  },
});

const merge = (variant: Record<string, unknown>) => mergePages(base, frozen({ extends: 'base', ...variant }));
const order = (variant: Record<string, unknown>) => Object.keys(merge(variant).data.sections as object);

/** The name in the finding's "Did you mean". */
const suggested = (found: Finding) =>
  /^Did you mean "(.*)"\?$/.exec(locate(found, [{ file: '', text: '' }]).hint)?.[1];

const position = (word: string, target: string) => ({ type: 'faqs', [word]: target });

describe('a variant over its base', () => {
  it('has its own experiment, with the removals in it, and never that of its base', () => {
    const experiment = { name: 'short', variants: { short: { title: 'Short', sections: { faqs: null } } } };
    const { data, findings } = merge({ experiment });
    expect([data.experiment, findings]).toEqual([experiment, []]);
    expect(mergePages({ ...base, experiment }, { extends: 'base' }).data).not.toHaveProperty('experiment');
  });

  it('replaces single values and lists, merges objects, and removes keys with null', () => {
    const { data } = merge({
      title: 'Mine',
      facts: { city: 'Reno' },
      nav: { links: [{ label: 'C' }] },
      sections: { hero: { items: [3] }, faqs: { open: null } },
    });
    expect(data).toEqual({
      route: '/base/',
      title: 'Mine',
      facts: { city: 'Reno', days: 3 },
      nav: { links: [{ label: 'C' }] },
      sections: { hero: { type: 'hero', items: [3] }, faqs: { type: 'faqs' }, end: { type: 'notice' } },
    });
  });

  it('does not inherit the key extends', () => {
    expect(mergePages({ ...base, extends: 'other' }, { route: '/x/' }).data).not.toHaveProperty('extends');
  });

  it('keeps the sections if its key sections is missing or empty', () => {
    expect(merge({}).data.sections).toBe(base.sections);
    expect(merge({ sections: null }).data.sections).toBe(base.sections);
  });

  it('is no draft because its base is one', () => {
    expect(mergePages({ draft: true, title: 'A' }, { route: '/c/' }).data).toEqual({
      route: '/c/',
      title: 'A',
    });
    expect(mergePages({ title: 'A' }, { draft: true }).data).toEqual({ draft: true, title: 'A' });
  });

  it('does not inherit former addresses', () => {
    const page = { route: '/a/', formerly: ['/b/'] };
    expect(mergePages(page, { route: '/c/' }).data).toEqual({ route: '/c/' });
    expect(mergePages(page, { formerly: ['/d/'] }).data).toEqual({ route: '/a/', formerly: ['/d/'] });
  });

  it('removes a section with null', () => {
    expect(order({ sections: { faqs: null } })).toEqual(['hero', 'end']);
  });

  it('adds a new section at the end or at its position', () => {
    expect(order({ sections: { more: { type: 'faqs' } } })).toEqual(['hero', 'faqs', 'end', 'more']);
    expect(order({ sections: { more: { type: 'faqs', after: 'hero' } } })).toEqual([
      'hero',
      'more',
      'faqs',
      'end',
    ]);
    expect(order({ sections: { more: { type: 'faqs', before: 'hero' } } })).toEqual([
      'more',
      'hero',
      'faqs',
      'end',
    ]);
  });

  it('moves a section of the base', () => {
    expect(order({ sections: { end: { before: 'hero' } } })).toEqual(['end', 'hero', 'faqs']);
    expect(order({ sections: { hero: { after: 'end' } } })).toEqual(['faqs', 'end', 'hero']);
  });

  it('leaves out a change to a section that the base does not have', () => {
    const { findings, data } = merge({ sections: { faq: { heading: 'Asked' } } });
    expect(findings).toMatchObject([{ code: 'UnknownSection', path: ['sections', 'faq'] }]);
    expect(data.sections).not.toHaveProperty('faq');
  });

  it('keeps no key of the base in a section with another type', () => {
    const { findings, data } = merge({ sections: { faqs: { type: 'prose', heading: 'Asked' } } });
    expect(findings).toMatchObject([{ code: 'ChangedType', data: { to: 'prose', next: 'end' } }]);
    expect(data.sections).toHaveProperty('faqs', { type: 'prose', heading: 'Asked' });
  });

  it('removes the position from the section', () => {
    const { sections } = merge({ sections: { more: { type: 'faqs', after: 'hero' } } }).data as typeof base;
    expect(sections).toHaveProperty('more', { type: 'faqs' });
  });

  it('positions a section next to one that comes later in the file', () => {
    const sections = { one: { type: 'faqs', after: 'two' }, two: { type: 'faqs', after: 'hero' } };
    expect(order({ sections })).toEqual(['hero', 'two', 'one', 'faqs', 'end']);
  });

  it('keeps sections with the same target in the order of the file, followed by sections positioned after them', () => {
    const after = {
      a: position('after', 'hero'),
      b: position('after', 'hero'),
      c: position('after', 'hero'),
    };
    expect(order({ sections: after })).toEqual(['hero', 'a', 'b', 'c', 'faqs', 'end']);
    const before = {
      a: position('before', 'faqs'),
      b: position('before', 'faqs'),
      c: position('before', 'faqs'),
    };
    expect(order({ sections: before })).toEqual(['hero', 'a', 'b', 'c', 'faqs', 'end']);
    const nested = { a: position('after', 'hero'), d: position('after', 'a'), b: position('after', 'hero') };
    expect(order({ sections: nested })).toEqual(['hero', 'a', 'd', 'b', 'faqs', 'end']);
    const moved = { end: { after: 'hero' }, a: position('after', 'hero') };
    expect(order({ sections: moved })).toEqual(['hero', 'end', 'a', 'faqs']);
  });

  it.each([
    [
      'two sections',
      { one: position('after', 'two'), two: position('before', 'one') },
      'two',
      ['one', 'two'],
    ],
    [
      'three sections',
      { one: position('after', 'two'), two: position('after', 'three'), three: position('after', 'one') },
      'three',
      ['one', 'two', 'three'],
    ],
    ['a section and itself', { hero: { after: 'hero' } }, 'hero', ['hero']],
  ])('reports a cycle of %s once and keeps all sections', (_name, sections, id, chain) => {
    const { findings, data } = merge({ sections });
    expect(findings).toMatchObject([{ code: 'CircularPosition', data: { chain } }]);
    expect(findings[0]?.path.slice(0, 2)).toEqual(['sections', id]);
    expect(Object.keys(data.sections as object)).toEqual(
      expect.arrayContaining([...Object.keys(sections), 'hero', 'faqs', 'end']),
    );
  });

  it('does not report a section that is only positioned next to one in a cycle', () => {
    const sections = {
      zero: position('after', 'one'),
      one: position('after', 'two'),
      two: position('after', 'one'),
    };
    expect(merge({ sections }).findings.map(({ path }) => path)).toEqual([['sections', 'two', 'after']]);
  });

  it('reports a section with two positions, and a position that is not an id', () => {
    expect(merge({ sections: { end: { after: 'hero', before: 'faqs' } } }).findings).toMatchObject([
      { code: 'TwoPositions', path: ['sections', 'end', 'before'] },
    ]);
    for (const target of [['hero'], null, 5, { id: 'hero' }])
      expect(merge({ sections: { end: { after: target } } }).findings).toMatchObject([
        { code: 'WrongType', path: ['sections', 'end', 'after'] },
      ]);
  });

  it('reports the removal of an unknown key with the nearest key', () => {
    const { findings } = merge({
      titel: null,
      theme: null,
      facts: { citi: null, days: null },
      nav: { links: null },
      sections: {
        faq: null,
        faqs: { opn: null, open: null },
        end: null,
        fresh: { type: 'faqs', lead: null },
      },
    });
    expect(findings.map((found) => [found.code, found.path.join('.'), suggested(found)])).toEqual([
      ['NothingToRemove', 'titel', 'title'],
      ['NothingToRemove', 'theme', undefined],
      ['NothingToRemove', 'facts.citi', 'city'],
      ['NothingToRemove', 'sections.faq', 'faqs'],
      ['NothingToRemove', 'sections.faqs.opn', 'open'],
      ['NothingToRemove', 'sections.fresh.lead', undefined],
    ]);
  });

  it.each([
    ['an unknown section', { more: { type: 'faqs', after: 'heros' } }, 'heros', 'hero'],
    [
      'a section that the variant removes',
      { faqs: null, more: { type: 'faqs', before: 'faqs' } },
      'faqs',
      undefined,
    ],
  ])('reports a position next to %s', (_name, sections, id, nearest) => {
    const { findings } = merge({ sections });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ code: 'UnknownPosition', data: { id } });
    expect(findings.map(suggested)).toEqual([nearest]);
  });

  it('leaves invalid sections to validation', () => {
    expect(merge({ sections: ['hero'] }).data.sections).toEqual(['hero']);
  });

  it('keeps a section in whose place the variant has a value', () => {
    const { findings, data } = merge({ sections: { hero: 'big', heading: 'Hello.' } });
    expect(findings).toMatchObject([
      { code: 'WrongType', path: ['sections', 'hero'] },
      { code: 'ValueAmongSections', path: ['sections', 'heading'] },
    ]);
    expect(data.sections).toEqual(base.sections);
  });

  it('keeps a group whose key is empty, and removes it if null is written out', () => {
    const text = 'nav:\nsections:\n  hero:\n  faqs: null\n  end: ~\n';
    const variant = { nav: null, sections: { hero: null, faqs: null, end: null } };
    const { findings, data } = mergePages(base, variant, createEmptyKeys(text));
    expect(findings.map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['EmptyGroup', 'nav'],
      ['EmptyGroup', 'sections.hero'],
    ]);
    expect(data).toMatchObject({ nav: base.nav, sections: { hero: base.sections.hero } });
    expect(Object.keys(data.sections as object)).toEqual(['hero']);
  });

  it('builds on a base without sections', () => {
    const { data, findings } = mergePages({ route: '/' }, { sections: { one: { type: 'faqs' } } });
    expect(data.sections).toEqual({ one: { type: 'faqs' } });
    expect(findings).toEqual([]);
  });
});
