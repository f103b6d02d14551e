import { describe, it } from 'vitest';
import { expectTold, page, type Slip } from '../../fixtures/explained-yaml.ts';

describe('a slip at the start of a line is told in plain words, where it is to be mended', () => {
  it.each<Slip>([
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
  ])('%s', (...slip) => expectTold(slip));
});
