import { describe, expect, it } from 'vitest';
import type { Operation } from '../../schema/api/studio/operation.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { filesOf } from '../edit/operations/testing/files-of.ts';
import { changesInWords } from './changes-in-words.ts';
import { countOf, messageOf, summaryOf, titleOf } from './summary.ts';
import { afterwards } from './testing/said.ts';

const schemas = loadSchemas();
const plan = (name: string) =>
  `${name.toLowerCase()}: { name: ${name}, kind: Box, price: 9, originalPrice: 12 }\n`;
const files = filesOf({
  'lp8.yaml': `route: /lp8/
title: A
sections:
  hero:
    type: hero
    headline: |-
      The {rotate}
      resume that gets read.
    lead: A writer reads it.
  why: { type: why-us, heading: Why us }
  steps: { type: how-it-works, heading: "Four steps, two of them yours." }
`,
  'lp9.yaml': 'route: /lp9/\ntitle: B\nsections:\n  hero: { type: hero, headline: Read, lead: A }\n',
  'content/plans.yaml': plan('Small') + plan('Large') + plan('Huge'),
});

const changed = (...operations: Operation[]) =>
  changesInWords(files, afterwards(files, operations), { schemas });

const headline: Operation = {
  op: 'setText',
  file: 'lp8.yaml',
  path: ['sections', 'hero', 'headline'],
  text: 'The {rotate}\nresume people finish.',
};
const move: Operation = { op: 'moveSection', page: 'lp8', id: 'steps', before: 'why' };
const price = (id: string): Operation => ({
  op: 'setContent',
  collection: 'plans',
  id,
  path: ['originalPrice'],
  value: 11,
});
const lead = (page: string): Operation => ({
  op: 'setText',
  file: `${page}.yaml`,
  path: ['sections', 'hero', 'lead'],
  text: 'New.',
});

describe('changes in one line', () => {
  it('name the page once, and sections by their beginning', () => {
    const changes = changed(headline, move, price('small'));
    expect(summaryOf(changes)).toBe('Headline of lp8, “Four steps” moved above “Why us”, price of Small Box');
    expect(titleOf(changes)).toBe('Headline of lp8');
    expect(countOf(changes)).toBe(3);
  });

  it('name the first three, and how many more there are', () => {
    expect(summaryOf(changed(headline, lead('lp8'), move, lead('lp9'), price('small')))).toBe(
      'Headline of lp8, lead of the hero, “Four steps” moved above “Why us”, and two more',
    );
  });

  it('name each page', () => {
    expect(summaryOf(changed(lead('lp8'), lead('lp9')))).toBe(
      'Lead of the hero on lp8, lead of the hero on lp9',
    );
  });

  it('count the entries whose prices change', () => {
    expect(summaryOf(changed(price('small'), price('large'), price('huge')))).toBe('Price of three plans');
  });

  it('leave out what only follows a page to its new address', () => {
    const link: Operation = { op: 'setValue', file: 'lp9.yaml', path: ['then'], value: '/lp8/' };
    const linked = afterwards(files, [link]);
    const moved = afterwards(linked, [{ op: 'renamePage', page: 'lp8', route: '/read/' }]);
    expect(summaryOf(changesInWords(linked, moved, { schemas }))).toBe(
      'Moved from /lp8/ to /read/, and /lp8/ leads there',
    );
  });

  it('say which page is a draft or new', () => {
    expect(
      summaryOf(
        changed(
          { op: 'setValue', file: 'lp8.yaml', path: ['draft'], value: true },
          { op: 'createPage', page: 'new' },
        ),
      ),
    ).toBe('New page /new/ with one section, lp8 marked as a draft');
  });

  it('are none without changes', () => {
    expect([titleOf([]), summaryOf([]), messageOf([])]).toEqual([undefined, '', 'No changes\n']);
  });
});

describe('a Git message', () => {
  it('has a short subject and a line for each change', () => {
    expect(
      messageOf(changed(headline, move, price('small'))),
    ).toBe(`Headline of lp8, “Four steps” moved above “Why us”, price of Small Box

/lp8/
- Headline: resume that gets read. → resume people finish.
- “Four steps, two of them yours.” moved above “Why us”.

content/plans.yaml
- Price of Small Box: $12 → $11 before the discount
`);
  });

  it('has a subject of at most 72 characters', () => {
    const [page] = changed(headline);
    const long = { ...page, changes: [{ what: 'Very '.repeat(40), after: 'x', file: 'a.yaml', line: 1 }] };
    const [subject = ''] = messageOf([long as NonNullable<typeof page>]).split('\n');
    expect(subject.length).toBeLessThanOrEqual(72);
    expect(subject).toMatch(/^Very .*…$/);
  });

  it('says how many changes are not listed', () => {
    const [page] = changed(headline);
    expect(messageOf(page ? [{ ...page, more: 14 }] : [])).toContain('\n- and 14 more\n');
    expect(countOf(page ? [{ ...page, more: 14 }] : [])).toBe(15);
  });
});
