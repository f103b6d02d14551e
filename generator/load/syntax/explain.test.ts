import { describe, expect, it } from 'vitest';
import { expectTold, page, type Slip, told } from '../../fixtures/explained-yaml.ts';

describe('a slip in YAML is told in plain words, where it is to be mended', () => {
  it.each<Slip>([
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
    ['three dashes', 'route: /\n---\ntitle: One\n', '2:1', 'three dashes', 'Delete this line'],
  ])('%s', (...slip) => expectTold(slip));

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
