import { describe, expect, it } from 'vitest';
import { createYamlReader } from '../load/read-yaml.ts';
import { explain } from './explain.ts';

/** The mistakes of a text, each with its place and words. */
function told(text: string) {
  return createYamlReader()(text).faults.map((fault) => {
    const { line, column, reason, remedy } = explain(fault, text);
    return { place: `${line}:${column}`, reason, remedy };
  });
}

const page = (...lines: string[]) =>
  ['route: /', 'sections:', '  a:', '    type: faqs', ...lines, '  b:', '    type: x', ''].join('\n');

describe('a slip in YAML is told in plain words, where it is to be mended', () => {
  it.each<[string, string, string, string, string]>([
    ['a tab', page('\theading: One'), '5:1', 'a tab', 'Replace the tab by spaces'],
    ['a tab after spaces', page('    \theading: One'), '5:5', 'a tab', 'Two spaces are one level'],
    [
      'a blank of a web page',
      page('\u00a0\u00a0\u00a0 heading: One'),
      '5:1',
      'looks like a space and is none',
      'type spaces',
    ],
    [
      'a blank without width',
      page('    \u200bheading One'),
      '5:5',
      'looks like a space',
      'Delete the blanks',
    ],
    [
      'a dash without a space',
      page('    items:', '      -id: one', '        text: two'),
      '6:7',
      'needs a space after it',
      'Write: - id: one',
    ],
    [
      'a key without a space',
      page('    heading:One'),
      '5:5',
      'A space is missing after "heading:"',
      'Write: heading: One',
    ],
    [
      'a line without a key',
      page('    heading One two'),
      '5:5',
      'no "key:" at its start',
      'like "heading: …"',
    ],
    [
      'a text that goes on too far left',
      page('    lead: >-', '    One two three'),
      '6:5',
      'no "key:"',
      'further right than the key',
    ],
    [
      'a line too far right',
      page('      heading: One'),
      '5:7',
      'further right than "type:"',
      'after 4 spaces instead of 6',
    ],
    [
      'a line too far left',
      page('   heading: One'),
      '5:4',
      'starts after 3 spaces',
      'after 4 spaces (like "type:"), or after 2 spaces (like "a:")',
    ],
    [
      'a crooked list',
      page('    items:', '      - one', '     - two'),
      '7:6',
      'starts after 5 spaces',
      'after 6 spaces (like "- one")',
    ],
    ['a colon in text', page('    heading: One: two'), '5:17', 'A colon with a space', 'heading: "One: two"'],
    [
      'a colon at the end of text',
      page('    heading: We say:'),
      '5:20',
      'A colon with a space',
      'heading: "We say:"',
    ],
    [
      'a colon in braces',
      page('    action: { label: One: two, chat: true }'),
      '5:25',
      'a second colon',
      '"One: two"',
    ],
    [
      'an open brace',
      page('    action: { label: One', '    more: 1'),
      '5:13',
      '{ is opened here and not closed',
      'Write }',
    ],
    [
      'an open bracket over lines',
      page('    items: [one,', '      two', '    more: 1'),
      '5:12',
      '[ is opened here',
      'Write ]',
    ],
    [
      'an open quote',
      page('    lead: "One', '    more: 1'),
      '5:11',
      'A quote " is opened here',
      'Put " at the end',
    ],
    [
      'an open single quote',
      page("    lead: 'One", '    more: 1'),
      '5:11',
      "A quote ' is opened here",
      "Put ' at the end",
    ],
    [
      'a quote that the next one closes',
      page('    lead: "One', '    more: "Two"'),
      '5:11',
      'A quote " is opened here',
      'Put " at the end',
    ],
    [
      'a quote only at the end',
      page('    lead: One: two"'),
      '5:11',
      'at the end of this text and none at its start',
      'lead: "One: two"',
    ],
    ['words after a quote', page('    lead: "One" two'), '5:11', 'ends at the second "', `lead: '"One" two'`],
    [
      'an apostrophe in single quotes',
      page("    lead: 'It's one'"),
      '5:11',
      "ends at the second '",
      'lead: "It\'s one"',
    ],
    ['a backslash', page('    lead: "C:\\path"'), '5:11', 'A backslash', "lead: 'C:\\path'"],
    [
      'emphasis at the start',
      page('    lead: **One** two'),
      '5:11',
      'cannot start with *',
      'lead: "**One** two"',
    ],
    ['emphasis alone', page('    lead: *One*'), '5:11', 'cannot start with *', 'lead: "*One*"'],
    [
      'emphasis in a list',
      page('    items:', '      - *One* two'),
      '6:9',
      'cannot start with *',
      '- "*One* two"',
    ],
    [
      'a brace at the start',
      page('    lead: {rotate} two'),
      '5:11',
      'cannot start with {',
      'lead: "{rotate} two"',
    ],
    [
      'a bracket at the start',
      page('    lead: [One](/x/) two'),
      '5:11',
      'cannot start with [',
      'lead: "[One](/x/) two"',
    ],
    ['an at sign', page('    lead: @one'), '5:11', 'cannot start with @', 'lead: "@one"'],
    ['a percent sign', page('    lead: %one'), '5:11', 'cannot start with %', 'lead: "%one"'],
    ['a bang', page('    lead: !One two'), '5:11', 'cannot start with !', 'lead: "!One two"'],
    ['a hash', page('    lead: We are #1'), '5:18', '"#1" is read as a remark', 'lead: "We are #1"'],
    ['an and sign', page('    lead: &Co one'), '5:11', 'starts with &', 'lead: "&Co one"'],
    [
      'text beside >-',
      page('    lead: >- One'),
      '5:11',
      'After ">-" the text starts on the next line',
      'Leave ">-" alone',
    ],
    ['three dashes', 'route: /\n---\ntitle: One\n', '2:1', 'three dashes', 'Delete this line'],
  ])('%s', (_name, text, place, reason, remedy) => {
    const faults = told(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.place).toBe(place);
    expect(faults[0]?.reason).toContain(reason);
    expect(faults[0]?.remedy).toContain(remedy);
  });

  it('one for each block, from top to bottom, however far the parser stumbles on', () => {
    const text = [
      'title: One: two',
      'route: /',
      'sections:',
      '  a:',
      '    lead: "open',
      '    more: 1',
      '  b:',
      '    type: x',
      '    type: y',
      '  c:',
      '    - x',
      '   - y',
    ].join('\n');
    expect(told(text).map(({ place }) => place)).toEqual(['1:11', '5:11', '9:5', '12:4']);
  });

  it('every key that stands twice', () => {
    expect(told('a: 1\na: 2\nb:\n  c: 1\n  c: 2\na: 3\n')).toHaveLength(3);
  });

  it('also where nobody thought of the slip', () => {
    const [fault] = told('a: 1\n? [x, y]: z\n');
    expect(fault?.reason).toMatch(/^This line cannot be read/);
    expect(fault?.remedy).toContain('indentation, a missing colon or quote');
  });

  it('does not take an apostrophe or a lone quote within words for an open quote', () => {
    const [fault] = told(page('    heading: Don\'t: 27" wide', '    more: 1'));
    expect(fault).toMatchObject({ place: '5:19', remedy: expect.stringContaining('Put the text in quotes') });
  });
});
