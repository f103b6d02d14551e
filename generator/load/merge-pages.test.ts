import { describe, expect, it } from 'vitest';
import { frozen } from '../fixtures/frozen.ts';
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

describe('a variant over its base', () => {
  it('replaces single values and lists, merges groups and takes out what is null', () => {
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

  it('does not hand on what the base itself extends', () => {
    expect(mergePages({ ...base, extends: 'other' }, { route: '/x/' }).data).not.toHaveProperty('extends');
  });

  it('leaves the sections alone when it says nothing about them, or has a key with nothing below it', () => {
    expect(merge({}).data.sections).toBe(base.sections);
    expect(merge({ sections: null }).data.sections).toBe(base.sections);
  });

  it('leaves a section out that is null', () => {
    expect(order({ sections: { faqs: null } })).toEqual(['hero', 'end']);
  });

  it('puts a new section at the end, or where it says', () => {
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

  it('moves a section that is there already', () => {
    expect(order({ sections: { end: { before: 'hero' } } })).toEqual(['end', 'hero', 'faqs']);
    expect(order({ sections: { hero: { after: 'end' } } })).toEqual(['faqs', 'end', 'hero']);
  });

  it('does not hand the place on to the section', () => {
    const { sections } = merge({ sections: { more: { type: 'faqs', after: 'hero' } } }).data as typeof base;
    expect(sections).toHaveProperty('more', { type: 'faqs' });
  });

  it('finds a place beside a section that only comes further down', () => {
    const sections = { one: { type: 'faqs', after: 'two' }, two: { type: 'faqs', after: 'hero' } };
    expect(order({ sections })).toEqual(['hero', 'two', 'one', 'faqs', 'end']);
  });

  it('ends when two sections each want to stand after the other', () => {
    const sections = { one: { type: 'faqs', after: 'two' }, two: { type: 'faqs', after: 'one' } };
    expect(order({ sections }).toSorted()).toEqual(['end', 'faqs', 'hero', 'one', 'two']);
  });

  it.each([
    ['a section that is not there', { more: { type: 'faqs', after: 'heros' } }, 'heros', 'hero'],
    ['itself', { hero: { after: 'hero' } }, 'hero', undefined],
    [
      'a section that it leaves out',
      { faqs: null, more: { type: 'faqs', before: 'faqs' } },
      'faqs',
      undefined,
    ],
  ])('tells of a place beside %s', (_name, sections, id, nearest) => {
    const { findings } = merge({ sections });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ code: 'UnknownPlace', data: { id } });
    expect(findings.map(({ data }) => 'nearest' in data && data.nearest)).toEqual([nearest]);
  });

  it('passes on what is no group of sections, for validation to tell', () => {
    expect(merge({ sections: ['hero'] }).data.sections).toEqual(['hero']);
    expect(merge({ sections: { hero: 'big' } }).data.sections).toMatchObject({ hero: 'big' });
  });

  it('builds on a base without sections', () => {
    const { data, findings } = mergePages({ route: '/' }, { sections: { one: { type: 'faqs', x: null } } });
    expect(data.sections).toEqual({ one: { type: 'faqs' } });
    expect(findings).toEqual([]);
  });
});
