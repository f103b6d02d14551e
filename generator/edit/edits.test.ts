import { describe, expect, it } from 'vitest';
import type { Path } from '../errors/finding.ts';
import { applyChanges, invertChanges } from './diff/changes.ts';
import { removeValue, setText, setValue } from './edits.ts';

const page = `# yaml-language-server: $schema=.schema/page.schema.json
route: /lp8/ # the address
title: 'A resume that gets read'

sections:
  # The first screen.
  hero:
    type: hero
    headline: |-
      The {rotate}
      resume that gets read.
    lead: >-
      A certified writer takes a pencil to every line. You see
      each change, and why.
    actions:
      - { label: Start, form: order }
      - { label: Chat Now, chat: true } # opens the chat

  # Asked often.
  faqs:
    type: faqs # all of them
    items: [turnaround, files]

# The end.
`;

const set = (source: string, path: Path, value: unknown) => setValue(source, path, value).source;
const remove = (source: string, path: Path) => removeValue(source, path).source;

/** The lines that differ, with a sign. */
function difference(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

describe('setting a value', () => {
  it.each<[string, Path, unknown, string[]]>([
    ['keeps single quotes', ['title'], 'Read.', ["-title: 'A resume that gets read'", "+title: 'Read.'"]],
    ['keeps a comment', ['route'], '/b/', ['-route: /lp8/ # the address', '+route: /b/ # the address']],
    [
      'keeps the lines of a block that stay',
      ['sections', 'hero', 'headline'],
      'The {rotate}\nresume, from ==$119==.',
      ['-      resume that gets read.', '+      resume, from ==$119==.'],
    ],
    [
      'keeps the folded lines that stay',
      ['sections', 'hero', 'lead'],
      'A certified writer takes a pencil to every line. You see each change.',
      ['-      each change, and why.', '+      each change.'],
    ],
    [
      'writes in brackets what is in brackets',
      ['sections', 'hero', 'actions', 1, 'label'],
      'Chat, now',
      [
        '-      - { label: Chat Now, chat: true } # opens the chat',
        '+      - { label: "Chat, now", chat: true } # opens the chat',
      ],
    ],
    [
      'adds a key in brackets',
      ['sections', 'hero', 'actions', 0, 'look'],
      'light',
      ['-      - { label: Start, form: order }', '+      - { label: Start, form: order, look: light }'],
    ],
    [
      'writes only the items of a list that differ',
      ['sections', 'faqs', 'items'],
      ['turnaround', 'ats', 'files'],
      ['-    items: [turnaround, files]', '+    items: [turnaround, ats, files]'],
    ],
    [
      'writes only the keys of a mapping that differ',
      ['sections', 'faqs'],
      { type: 'faqs', items: ['turnaround', 'files'], heading: 'Asked' },
      ['+    heading: Asked'],
    ],
    [
      'makes a block of a text of several lines',
      ['route'],
      'one\ntwo\n',
      ['-route: /lp8/ # the address', '+route: | # the address', '+  one', '+  two'],
    ],
    [
      'writes a mapping in the place of a text',
      ['title'],
      { short: 'a', long: ['b', { c: 1, d: [] }] },
      [
        "-title: 'A resume that gets read'",
        '+title:',
        '+  short: a',
        '+  long:',
        '+    - b',
        '+    - c: 1',
        '+      d: []',
      ],
    ],
  ])('%s', (_name, path, value, lines) => {
    expect(difference(page, set(page, path, value))).toEqual(lines);
  });

  it('adds a new section at the end, with a blank line as between the others', () => {
    const edited = set(page, ['sections', 'cta'], { type: 'cta-band', items: ['a'] });
    expect(edited).toBe(
      page.replace('\n# The end.', '\n  cta:\n    type: cta-band\n    items: [a]\n\n# The end.'),
    );
  });

  it('adds a new key before the comments at the end of its mapping', () => {
    expect(set('a:\n  b: 1 # one\n\n  # end of a\nc: 2\n', ['a', 'd'], 3)).toBe(
      'a:\n  b: 1 # one\n  d: 3\n\n  # end of a\nc: 2\n',
    );
  });

  it.each([
    ['four spaces', 'a:\n    b:\n        c: 1\n', 'a:\n    b:\n        c: 1\n    new:\n        k: v\n'],
    ['Windows line breaks', 'a:\r\n  b: 1\r\n', 'a:\r\n  b: 1\r\n  new:\r\n    k: v\r\n'],
    ['no line break at the end', 'a:\n  b: 1', 'a:\n  b: 1\n  new:\n    k: v'],
    ['a byte order mark', '\uFEFFa:\n  b: 1\n', '\uFEFFa:\n  b: 1\n  new:\n    k: v\n'],
    ['brackets on several lines', 'a: {\n  b: 1 # one\n}\n', 'a: {\n  b: 1, # one\n  new: { k: v }\n}\n'],
    ['a key without a value', 'a: # empty\nb: 1\n', 'a: # empty\n  new:\n    k: v\nb: 1\n'],
    [
      'a text with blank lines at its end',
      'a:\n  b: |+\n    x\n\nc: 1\n',
      'a:\n  b: |+\n    x\n\n  new:\n    k: v\nc: 1\n',
    ],
  ])('writes a new mapping like the file: %s', (_name, before, after) => {
    expect(set(before, ['a', 'new'], { k: 'v' })).toBe(after);
  });

  it('writes a value behind a colon in brackets that has none, also one without a space', () => {
    expect(set('a: { b:, c: , d }\n', ['a', 'b'], 0)).toBe('a: { b: 0, c: , d }\n');
    expect(set('a: { b:, c: , d }\n', ['a', 'c'], 0)).toBe('a: { b:, c: 0, d }\n');
    expect(set('a: { b:, c: , d }\n', ['a', 'd'], 0)).toBe('a: { b:, c: , d: 0 }\n');
  });

  it('keeps lists in the column of their key', () => {
    expect(set('a:\n- x\nb: 1\n', ['c'], [{ d: ['long '.repeat(30).trim()] }])).toBe(
      `a:\n- x\nb: 1\nc:\n- d:\n  - ${'long '.repeat(30).trim()}\n`,
    );
  });

  it.each([
    ['a: "x"\n', 'say "hi"', 'a: "say \\"hi\\""\n'],
    ["a: 'x'\n", "it's", "a: 'it''s'\n"],
    ["a: 'x'\n", 'a\tb', 'a: "a\\tb"\n'],
    ['a: x\n', 'a: b', 'a: "a: b"\n'],
    ['a: x\n', 'a\u00a0b', 'a: "a\\_b"\n'],
    ['a: 2026-01-01\n', '2027-02-03', 'a: 2027-02-03\n'],
    ['a: x\n', '2027-02-03', 'a: "2027-02-03"\n'],
    ['a: no\n', 'yes', 'a: yes\n'],
    ['a: "1"\n', 2, 'a: 2\n'],
    ['a: |\n  x\n', 'y', 'a: |-\n  y\n'],
    ['a: |2-\n    x\n  y\n', '  x\nz', 'a: |2-\n    x\n  z\n'],
    ['a: |+\n  x\n\nb: 1\n', 'y\n\n\n', 'a: |+\n  y\n\n\nb: 1\n'],
    ['a: >\n  one\n\n  two\n', 'one\nthree\n', 'a: >\n  one\n\n  three\n'],
    ['a: >-\n  one\n', 'one\n  two', 'a: |-\n  one\n    two\n'],
    ['a: "one two\n  three four"\n', 'one two three 4', 'a: "one two\n  three 4"\n'],
    ['a:\n  b: 1 # one\nc: 2\n', 5, 'a: 5\nc: 2\n'],
    ['a: # why\n  b: 1\n', 'text', 'a: text # why\n'],
    ['a: | # why\n  x\nb: 1\n', { c: 1 }, 'a: # why\n  c: 1\nb: 1\n'],
    ['a: &x 1\nb: *x\nc: *x\n', 1, 'a: &x 1\nb: *x\nc: *x\n'],
  ])('writes in the style of the value that is there: %j to %j', (before, value, after) => {
    expect(set(before, ['a'], value)).toBe(after);
  });

  it('replaces an alias by a value', () => {
    expect(set('a: &x 1\nb: *x\nc: *x\n', ['b'], 2)).toBe('a: &x 1\nb: 2\nc: *x\n');
  });

  it('changes nothing if the value is the same', () => {
    expect(setValue(page, ['sections', 'faqs', 'type'], 'faqs')).toEqual({ source: page, changes: [] });
  });
});

describe('setting a text', () => {
  it.each([
    ['a: |\n  one\n  two\n', 'one\n2', 'a: |\n  one\n  2\n'],
    ['a: |-\n  one\n', 'two\n', 'a: |-\n  two\n'],
    ['a: |+\n  one\n\n\nb: 1\n', 'two', 'a: |+\n  two\n\n\nb: 1\n'],
    ['a: |\n  one\n', '', 'a: ""\n'],
    ['a: "one"\n', 'two\n', 'a: "two\\n"\n'],
  ])('keeps the line breaks at the end of a block: %j to %j', (before, text, after) => {
    expect(setText(before, ['a'], text).source).toBe(after);
  });
});

describe('a text that is typed letter by letter ends as if it were set at once:', () => {
  const typed = (source: string, texts: readonly string[]) =>
    texts.reduce((text, value) => setText(text, ['a'], value).source, source);

  it.each<[string, string, string]>([
    ['quotes that were needed only at first', 'a: Read\n', '12 of them'],
    ['quotes that were needed only in the middle', 'a: Read\n', 'Note: read'],
    ['other quotes', 'a: Read\n', 'He said: "it\'s \\"'],
    ['two lines', 'a: Read\n', 'The resume\nthat: gets read'],
    ['in brackets', '{ a: Read, b: 1 }\n', 'a, b: c'],
    ['in a variant', 'extends: lp8\na: Read\n', `Short\n${'and longer, '.repeat(9)}\nthan a line`],
    ['in needless quotes', 'a: "Read"\n', 'Read it'],
    ['in single quotes', "a: 'Read'\n", "it's"],
  ])('%s', (_name, source, text) => {
    const letters = Array.from(text, (_letter, index) => text.slice(0, index + 1));
    const typing = letters.filter((one) => one === one.trimEnd());
    const deleting = typing.toReversed();
    expect(typed(source, typing)).toBe(typed(source, [text]));
    expect(typed(source, [...typing, ...deleting])).toBe(typed(source, deleting.slice(-1)));
  });
});

describe('removing a value', () => {
  it('takes the comments along that belong to it', () => {
    const edited = remove(page, ['sections', 'faqs']);
    expect(difference(page, edited)).toEqual([
      '-  # Asked often.',
      '-  faqs:',
      '-    type: faqs # all of them',
      '-    items: [turnaround, files]',
    ]);
    expect(edited).toContain('# opens the chat\n\n# The end.\n');
  });

  it('keeps the comment at the top of the file', () => {
    expect(remove(page, ['route'])).toBe(page.replace('route: /lp8/ # the address\n', ''));
  });

  it.each<[string, string, Path, string]>([
    ['the first key after a dash', 'a:\n  - b: 1\n    c: 2\n', ['a', 0, 'b'], 'a:\n  - c: 2\n'],
    [
      'a key before a comment',
      'a:\n  - b: 1\n    # of c\n    c: 2\n',
      ['a', 0, 'b'],
      'a:\n  -\n    # of c\n    c: 2\n',
    ],
    [
      'blank lines with spaces that a text above would take in',
      'a: |-\n  x\n\nb: 1\n   \n  \nc: 2\n',
      ['b'],
      'a: |-\n  x\n\nc: 2\n',
    ],
    ['an item in brackets', 'a: [x, y, z]\n', ['a', 1], 'a: [x, z]\n'],
    ['the last item in brackets', 'a: [x, y]\n', ['a', 1], 'a: [x]\n'],
    ['a line in brackets', 'a: [\n  x,\n  y, # why\n  z\n]\n', ['a', 1], 'a: [\n  x,\n  z\n]\n'],
    ['the last key of a mapping', 'a:\n  # why\n  b: 1\nc: 2\n', ['a', 'b'], 'a: {}\nc: 2\n'],
    ['the last item of a list', 'a: # what\n  - b\n', ['a', 0], 'a: [] # what\n'],
    ['the last key of a file', '# top\n\na: 1\n', ['a'], '# top\n\n{}\n'],
    ['a key after a text with blank lines', 'a: |+\n  x\nb: 1\n\nc: 2\n', ['b'], 'a: |+\n  x\nc: 2\n'],
    [
      'a comment that is not directly above',
      'x: 1\n# apart\n\n# of a\na: 1\nb: 2\n',
      ['a'],
      'x: 1\n# apart\n\nb: 2\n',
    ],
  ])('removes %s', (_name, before, path, after) => {
    expect(remove(before, path)).toBe(after);
  });
});

it('every edit can be undone', () => {
  const { source, changes } = setValue(page, ['sections', 'faqs', 'items'], ['a', { b: 1 }]);
  expect(applyChanges(page, changes)).toBe(source);
  expect(applyChanges(source, invertChanges(changes))).toBe(page);
});
