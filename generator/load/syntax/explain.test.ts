import { describe, expect, it } from 'vitest';
import {
  expectExplanation,
  explanationsOf,
  page,
  type SyntaxCase,
} from '../../fixtures/yaml/explained-yaml.ts';

describe('explain', () => {
  it.each<SyntaxCase>([
    [
      'a colon in braces',
      page('    action: { label: One: two, chat: true }'),
      '5:25',
      'a second colon',
      '"One: two"',
    ],
    [
      'an unclosed brace',
      page('    action: { label: One', '    more: 1'),
      '5:13',
      '{ is opened here but not closed',
      'Add }',
    ],
    [
      'a bracket left open over several lines',
      page('    items: [one,', '      two', '    more: 1'),
      '5:12',
      '[ is opened here',
      'Add ]',
    ],
    [
      'aliases that repeat each other',
      page(
        '    a: &a [x, x, x, x, x, x, x, x, x, x]',
        ...['b', 'c', 'd', 'e'].map(
          (name, index) =>
            `    ${name}: &${name} [${Array(10)
              .fill(`*${['a', 'b', 'c', 'd'][index]}`)
              .join(', ')}]`,
        ),
        '    z: *e',
      ),
      '6:12',
      'Aliases such as *a repeat each other',
      'Write the values out',
    ],
    ['a file of megabytes', `a: ${'x'.repeat(2_000_000)}`, '1:1', 'more than 2 million', 'several pages'],
    ['a line of three dashes', 'route: /\n---\ntitle: One\n', '2:1', 'three dashes', 'Delete this line'],
  ])('explains %s at the position to fix', (...syntaxCase) => expectExplanation(syntaxCase));

  it('reports one issue per block, from top to bottom', () => {
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
    expect(explanationsOf(text).map(({ position }) => position)).toEqual(['1:11', '5:11', '9:5', '12:4']);
  });

  it('reports every duplicate key', () => {
    expect(explanationsOf('a: 1\na: 2\nb:\n  c: 1\n  c: 2\na: 3\n')).toHaveLength(3);
  });

  it('falls back to the message of the parser', () => {
    const [found] = explanationsOf('a: 1\n? [x, y]: z\n');
    expect(found?.reason).toMatch(/^This line cannot be read/);
    expect(found?.fix).toContain('look for a missing colon or quote');
  });

  it('does not mistake an apostrophe or an inch mark for an open quote', () => {
    const [found] = explanationsOf(page('    heading: Don\'t: 27" wide', '    more: 1'));
    expect(found).toMatchObject({
      position: '5:19',
      fix: expect.stringContaining('Put the text in quotes'),
    });
  });
});
