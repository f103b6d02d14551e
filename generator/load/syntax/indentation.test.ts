import { describe, it } from 'vitest';
import { expectExplanation, page, type SyntaxCase } from '../../fixtures/yaml/explained-yaml.ts';

describe('explain', () => {
  it.each<SyntaxCase>([
    ['a tab', page('\theading: One'), '5:1', 'a tab', 'Replace the tab with spaces'],
    ['a tab after spaces', page('    \theading: One'), '5:5', 'a tab', 'Each level is two spaces'],
    [
      'a no-break space',
      page('\u00a0\u00a0\u00a0 heading: One'),
      '5:1',
      'looks like a space but is not one',
      'type spaces instead',
    ],
    [
      'a zero-width space',
      page('    \u200bheading One'),
      '5:5',
      'looks like a space',
      'Delete everything before the first visible character',
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
      'continued text that is not indented',
      page('    lead: >-', '    One two three'),
      '6:5',
      'no "key:"',
      'If it continues the text of "lead:", indent it by 6 spaces.',
    ],
    [
      'a line that is indented too far',
      page('      heading: One'),
      '5:7',
      'indented more than "type:"',
      'indent it by 4 spaces instead of 6',
    ],
    [
      'a line that is not indented far enough',
      page('   heading: One'),
      '5:4',
      'is indented by 3 spaces',
      '4 spaces (like "type:"), or by 2 spaces (like "a:")',
    ],
    [
      'a dash before a section',
      page('  - b2:', '      type: x'),
      '5:3',
      'lines up with "a:", which is a key',
      'Delete the dash and the space after it: b2:',
    ],
    [
      'a key below the dash of its entry',
      page('    items:', '      - id: one', '      text: two'),
      '7:7',
      'lines up with the dash',
      '8 spaces instead of 6',
    ],
    [
      'a section to the left of the others',
      page('    items: all', 'more:', '    type: x'),
      '6:1',
      '"more:" is indented less than "b:"',
      'Indent "more:" by 2 spaces',
    ],
    [
      'a misaligned list entry',
      page('    items:', '      - one', '     - two'),
      '7:6',
      'is indented by 5 spaces',
      '6 spaces (like "- one")',
    ],
  ])('explains %s', (...syntaxCase) => expectExplanation(syntaxCase));
});
