import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { filesOf } from '../edit/operations/testing/files-of.ts';
import { changesInWords } from './changes-in-words.ts';
import { saidBetween } from './testing/said.ts';

const schemas = loadSchemas();
const head = 'route: /a/\ntitle: A\ndescription: D.\n';
const page = `${head}sections:
  hero:
    type: hero
    headline: Read.
    actions:
      - { label: Go, form: order }
  why:
    type: why-us
    heading: Why us
    items:
      - { mark: tick, title: Fast, text: One day. }
  faqs: { type: faqs, heading: Fair questions., items: all }
`;
const content = {
  'content/forms.yaml': 'order: { kind: order, title: Send it, submit: Go }\n',
  'content/faqs.yaml': 'when: { question: When?, answer: Soon. }\nwhy: { question: Why?, answer: So. }\n',
};

type Texts = Record<string, string>;

/** The changes of one file, or of all files together. */
const said = (before: Texts, after: Texts) =>
  Object.values(saidBetween(filesOf(before), filesOf(after))).flat();
const inPage = (before: string, after: string) =>
  said(
    { 'a.yaml': page.replace(before, before), ...content },
    { 'a.yaml': page.replace(before, after), ...content },
  );
const added = (text: string) => said({ 'a.yaml': page }, { 'a.yaml': page + text });
const inSite = (before: string, after: string) => said({ 'site.yaml': before }, { 'site.yaml': after });

describe('changes of a page in words', () => {
  it('are its schedule, in the words of a calendar', () => {
    expect(added('from: 2027-01-04 09:00 Central\nuntil: 2027-01-15\nthen: /b/\n')).toEqual([
      'Start: now Jan 4, 2027, 9:00 AM Central',
      'End: now Jan 15, 2027',
      'Page that follows: now /b/',
    ]);
  });

  it('are yes and no, and choices as words', () => {
    expect(added('indexed: false\ndraft: true\nlayout: plain\n')).toEqual([
      'Listed by search engines: yes → no',
      'Marked as a draft.',
      'Layout: landing → plain',
    ]);
    expect(inPage('mark: tick', 'mark: circle')).toEqual(['Mark of “Fast” in “Why us”: tick → circle']);
    expect(inPage('items: all', 'items: all, open: false')).toEqual([
      'First question open in “Fair questions.”: yes → no',
    ]);
  });

  it('are its tags, each by its platform', () => {
    const tags = 'tags:\n  google: { ads: AW-123456789 }\n  conversions: { order: { ads: AbCdEfG } }\n';
    expect(said({ 'a.yaml': page, ...content }, { 'a.yaml': page + tags, ...content })).toEqual([
      'Google Ads tag: now AW-123456789',
      'Google Ads conversion of the form “Send it”: now AbCdEfG',
    ]);
    expect(said({ 'a.yaml': page + tags }, { 'a.yaml': `${page}tags: false\n` })).toEqual(['Tags: now no']);
  });

  it('are a test, and what its variants change', () => {
    const test = (variant: string, split = 50) =>
      `experiment:\n  name: price\n  hypothesis: H.\n  split: { control: ${split}, low: ${100 - split} }\n  variants:\n    low:\n      title: Low price\n${variant}`;
    const low = test('      sections: { hero: { headline: From $1. } }\n');
    expect(added(low)).toEqual(['New test “price” with the variant “Low price”.']);
    expect(said({ 'a.yaml': page + low }, { 'a.yaml': page })).toEqual(['Test “price” removed.']);
    const other = test(
      '      sections: { hero: { headline: From $2. }, faqs: null }\n      theme: night\n',
      80,
    );
    expect(said({ 'a.yaml': page + low }, { 'a.yaml': page + other })).toEqual([
      'Share of “control”: 50% → 80%',
      'Share of “low”: 50% → 20%',
      'Headline of the hero in the variant “Low price”: From $1. → From $2.',
      '“Fair questions.” left out of the variant “Low price”.',
      'Theme of the variant “Low price”: day → night',
    ]);
  });

  it('are a section of another kind or with another anchor', () => {
    expect(
      inPage('type: faqs, heading: Fair questions., items: all', 'type: prose, heading: Fair questions.'),
    ).toEqual(['Kind of “Fair questions.”: FAQs → prose']);
    expect(inPage('  faqs: {', '  questions: {')).toEqual([
      'Anchor of “Fair questions.”: #faqs → #questions',
    ]);
  });

  it('are a picture by its file, and what it shows', () => {
    const picture = (src: string, alt: string) => `picture: { src: own/${src}, alt: ${alt} }`;
    const hero = page.replace('headline: Read.', `headline: Read.\n    ${picture('a.webp', 'A cat')}`);
    expect(
      said({ 'a.yaml': hero }, { 'a.yaml': hero.replace('own/a.webp, alt: A cat', 'b.webp, alt: A dog') }),
    ).toEqual([
      'Picture of the hero: a.webp → b.webp',
      'Description of the picture in the hero: A cat → A dog',
    ]);
    expect(said({ 'a.yaml': page }, { 'a.yaml': hero })).toEqual(['Picture of the hero: now A cat']);
  });

  it('are questions by their words, chosen one by one or not', () => {
    expect(inPage('items: all', 'items: [when]')).toEqual(['Questions of “Fair questions.”: all → “When?”']);
    expect(inPage('items: all', 'items: { all: true, except: [why] }')).toEqual([
      'Questions of “Fair questions.”: all → all but “Why?”',
    ]);
  });

  it('are another base, and only what the variant says itself', () => {
    const variant = 'extends: a\nroute: /v/\nfacts: { days: 3 }\n';
    const files = { 'a.yaml': page, 'b.yaml': page.replace('/a/', '/b/'), 'v.yaml': variant };
    const after = variant.replace('extends: a', 'extends: b').replace('3', '4');
    expect(said(files, { ...files, 'v.yaml': after })).toEqual(['Base page: a → b', 'Days: 3 → 4']);
  });

  it('are none on the page if a variant writes what it inherits', () => {
    const variant = 'extends: a\nroute: /v/\n';
    const files = { 'a.yaml': page, 'v.yaml': variant };
    expect(said(files, { ...files, 'v.yaml': `${variant}title: A\n` })).toEqual([
      'v.yaml changed, but its page stays the same.',
    ]);
  });

  it('are not those of its base', () => {
    const files = { 'a.yaml': page, 'v.yaml': 'extends: a\nroute: /v/\n' };
    const [change, ...others] = changesInWords(
      filesOf(files),
      filesOf({ ...files, 'a.yaml': page.replace('Read.', 'Read it.') }),
      { schemas },
    );
    expect(others).toEqual([]);
    expect(change).toEqual({
      file: 'a.yaml',
      page: 'a',
      route: '/a/',
      title: 'A',
      alsoOn: ['/v/'],
      changes: [
        {
          what: 'Headline',
          before: 'Read.',
          after: 'Read it.',
          file: 'a.yaml',
          line: 7,
          path: ['sections', 'hero', 'headline'],
        },
      ],
      more: 0,
    });
  });

  it('are at most 20, and how many more there are', () => {
    const long = (text: string) =>
      `${head}sections:\n${Array.from({ length: 30 }, (_, index) => `  s${index}: { type: prose, heading: H${index}, paragraphs: [${text}] }\n`).join('')}`;
    const [change] = changesInWords(filesOf({ 'a.yaml': long('a') }), filesOf({ 'a.yaml': long('b') }), {
      schemas,
    });
    expect([change?.changes.length, change?.more]).toEqual([20, 10]);
    expect(change?.changes[0]).toMatchObject({ what: 'Paragraph 1 of “H0”', before: 'a', after: 'b' });
  });
});

describe('changes of shared files in words', () => {
  it('are redirects as sentences', () => {
    expect(inSite('name: N\n', 'name: N\nredirects: { /old/: /a/ }\n')).toEqual(['/old/ leads to /a/ now.']);
    expect(inSite('redirects: { /old/: /a/, /x/: /a/ }\n', 'redirects: { /old/: /b/ }\n')).toEqual([
      'Redirect of /old/: /a/ → /b/',
      '/x/ no longer leads to /a/.',
    ]);
  });

  it('are facts, and what they mean', () => {
    const fact = (value: string, counts: string) =>
      `facts:\n  maxDays: { value: ${value}, unit: days, counts: ${counts} }\n`;
    expect(inSite(fact('3', 'calls'), fact('1.50', 'visits'))).toEqual([
      'Max days: 3 days → 1.50 days',
      'Meaning of the fact “Max days”: calls → visits',
    ]);
  });

  it('have the path and the line that a fact has in the file', () => {
    const site = (facts: string) => filesOf({ 'site.yaml': `name: N\nfacts:\n${facts}` });
    const before = site('  days: 3\n  price: { value: 9, unit: $ }\n');
    const after = site('  days: 4\n  price: { value: 8, unit: $ }\n');
    expect(changesInWords(before, after, { schemas })[0]?.changes).toMatchObject([
      { what: 'Days', path: ['facts', 'days'], line: 3 },
      { what: 'Price', before: '$9', after: '$8', path: ['facts', 'price', 'value'], line: 4 },
    ]);
  });

  it('are links of the menu and colors', () => {
    const menu = (label: string) =>
      `nav: { menus: [{ heading: Services, links: [{ label: ${label}, link: /a/ }] }] }\n`;
    expect(inSite(menu('One'), menu('Two'))).toEqual(['Link 1 of “Services” in the navigation: One → Two']);
    expect(
      inSite('brand: { colors: { ink: "#111111" } }\n', 'brand: { colors: { ink: "#222222" } }\n'),
    ).toEqual(['Ink color: #111111 → #222222']);
  });

  it('are fields of a form in their order', () => {
    const form = (fields: string) => ({
      'content/forms.yaml': `order: { kind: order, title: Send it, submit: Go, fields: { ${fields} } }\n`,
    });
    expect(
      said(
        form('name: true, email: true'),
        form('email: true, name: true, start: { type: date, label: When? }'),
      ),
    ).toEqual([
      'The field “When?” added to the fields of “Send it”.',
      'The email moved above the name in the fields of “Send it”.',
    ]);
  });

  it('are entries that moved, and files that came or went', () => {
    const [one, two] = content['content/faqs.yaml'].split(/(?<=\n)/);
    expect(said(content, { ...content, 'content/faqs.yaml': `${two}${one}` })).toEqual([
      '“Why?” moved above “When?”',
    ]);
    expect(said({}, content)).toEqual([
      'New file content/faqs.yaml with two questions.',
      'New file content/forms.yaml with one form.',
    ]);
    expect(said(content, {})).toContain('File content/faqs.yaml removed with two questions.');
  });
});

describe('a file that cannot be read', () => {
  const broken = page.replace('title: A', 'title: "A');

  it('is said with the line, and so is that it can be read again', () => {
    expect(said({ 'a.yaml': page }, { 'a.yaml': broken })).toEqual(['a.yaml cannot be read: line 2.']);
    expect(said({ 'a.yaml': broken }, { 'a.yaml': broken.replace('D.', 'E.') })).toEqual([
      'a.yaml still cannot be read: line 2.',
    ]);
    expect(said({ 'a.yaml': broken }, { 'a.yaml': page })).toEqual(['a.yaml can be read again.']);
    expect(said({}, { 'a.yaml': broken })).toEqual(['New file a.yaml, which cannot be read: line 2.']);
  });

  it('keeps nothing of its variants from being said', () => {
    const variant = 'extends: a\nroute: /v/\ntitle: V\n';
    expect(
      said(
        { 'a.yaml': broken, 'v.yaml': variant },
        { 'a.yaml': broken, 'v.yaml': variant.replace('V', 'W') },
      ),
    ).toEqual(['Title in search results: V → W']);
  });
});
