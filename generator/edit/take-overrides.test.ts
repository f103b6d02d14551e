import { describe, expect, it } from 'vitest';
import { createYamlReader } from '../load/yaml/read-yaml.ts';
import { EditError } from './edit-error.ts';
import { takeOverrides } from './take-overrides.ts';

const control = `# The control.
route: /lp8/
title: A resume that gets read # in search results

sections:
  hero:
    type: hero
    headline: |-
      The {rotate}
      resume that gets read.
    form: order

  clients:
    type: client-logos

  # Asked often.
  faqs:
    type: faqs
    heading: "Fair questions."

  guarantee:
    type: guarantee-band
`;

type Data = Record<string, unknown>;
const dataOf = (source: string) => createYamlReader()(source).data as Data;

const take = (variant: string, page = control) =>
  takeOverrides({ control: page, overrides: dataOf(variant), written: { source: variant } });

function reasonFor(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof EditError) return error.reason;
    throw error;
  }
  return undefined;
}

describe('taking the overrides of a variant', () => {
  it('changes one line for one line', () => {
    const variant = `extends: lp8
sections:
  hero:
    headline: |-
      The {rotate}
      resume, from ==$119==.
`;
    const { source, preview } = take(variant);
    expect(source).toBe(control.replace('resume that gets read.', 'resume, from ==$119==.'));
    expect(preview.flat().filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', before: 10, text: '      resume that gets read.\n' },
      { kind: 'added', after: 10, text: '      resume, from ==$119==.\n' },
    ]);
  });

  it('leaves out what concerns the variant itself', () => {
    const variant =
      'extends: lp8\nroute: /b/\ndraft: true\nfrom: 2027-01-04\nuntil: 2027-01-15\nthen: /pricing/\ntitle: B\n';
    expect(take(variant).source).toBe(control.replace('A resume that gets read', 'B'));
  });

  it('removes with null', () => {
    expect(take('sections:\n  clients: null\n  hero:\n    form: null\n  nothing: null\n').source).toBe(
      control.replace('  clients:\n    type: client-logos\n\n', '').replace('    form: order\n', ''),
    );
  });

  it('moves a new section over as it is written, to its place', () => {
    const variant = `sections:
    # Asked in Tampa.
    tampa:
        type: faqs
        after: faqs # near the others
        heading: 'Asked in Tampa.' # short

        items: [turnaround, files]
    last: { type: cta-band }
`;
    expect(take(variant).source).toBe(`${control.replace(
      '\n  guarantee:',
      `
  # Asked in Tampa.
  tampa:
      type: faqs
      heading: 'Asked in Tampa.' # short

      items: [turnaround, files]

  guarantee:`,
    )}  last: { type: cta-band }
`);
  });

  it('moves a section of the page with its comments', () => {
    const { source } = take('sections:\n  faqs:\n    before: clients\n    heading: "Asked."\n');
    const faqs = '  # Asked often.\n  faqs:\n    type: faqs\n    heading: "Fair questions."\n\n';
    expect(source).toBe(
      control
        .replace(faqs, '')
        .replace('  clients:', `${faqs}  clients:`)
        .replace('Fair questions.', 'Asked.'),
    );
  });

  it('reads overrides in a mapping of the same file', () => {
    const page = `${control}\ntests:\n  price:\n    b:\n      sections:\n        cta: # new\n          type: cta-band\n`;
    const { tests } = dataOf(page) as { tests: { price: { b: Data } } };
    const written = { source: page, path: ['tests', 'price', 'b'] };
    expect(takeOverrides({ control: page, overrides: tests.price.b, written }).source).toBe(
      page.replace('\ntests:', '\n  cta: # new\n    type: cta-band\n\ntests:'),
    );
  });

  it('keeps facts as they are typed', () => {
    const page = 'route: /\nfacts:\n  price: 1.25\n  days: 3\n';
    expect(take('facts: { price: 1.50, days: 4 }\n', page).source).toBe(
      'route: /\nfacts:\n  price: "1.50"\n  days: 4\n',
    );
  });

  it('writes data without text, in the style of the file', () => {
    const overrides = { sections: { cta: { type: 'cta-band', before: 'faqs', heading: 'Now.' } } };
    expect(takeOverrides({ control, overrides }).source).toBe(
      control.replace(
        '  # Asked often.',
        '  cta:\n    type: cta-band\n    heading: Now.\n\n  # Asked often.',
      ),
    );
  });

  it.each([
    ['a change of a section that the page does not have', 'sections:\n  heros:\n    lead: x\n'],
    ['a position next to an unknown section', 'sections:\n  faqs:\n    after: heros\n'],
    ['a section without a value', 'sections:\n  hero:\n'],
    ['sections in a list', 'sections: [hero]\n'],
  ])('refuses %s', (_name, variant) => {
    expect(reasonFor(() => take(variant))).toBe('patch');
  });
});

describe('taking overrides into a page that is a variant itself', () => {
  const base = {
    route: '/lp8/',
    title: 'Base',
    sections: { hero: { type: 'hero', lead: 'One.' }, faqs: { type: 'faqs' } },
  };
  const page =
    'extends: lp8\nroute: /tampa/\nsections:\n  hero:\n    lead: Two.\n  more:\n    type: prose\n    after: hero\n';

  it('keeps null and positions in the file', () => {
    const variant = 'sections:\n  hero:\n    lead: null\n  faqs: null\n  more:\n    before: hero\n';
    const { source } = takeOverrides({ control: page, overrides: dataOf(variant), base });
    expect(source).toBe(
      'extends: lp8\nroute: /tampa/\nsections:\n  hero:\n    lead: null\n  more:\n    type: prose\n    before: hero\n  faqs: null\n',
    );
  });

  it('compares facts as pages show them', () => {
    const withFacts = { ...base, facts: { days: '2', price: '1.25' } };
    const overrides = { facts: { days: 3 } };
    expect(takeOverrides({ control: page, overrides, base: withFacts }).source).toBe(
      `${page}facts:\n  days: 3\n`,
    );
  });

  it('needs the base', () => {
    expect(reasonFor(() => take('title: T\n', page))).toBe('patch');
  });
});
