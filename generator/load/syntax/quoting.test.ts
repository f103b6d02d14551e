import { describe, it } from 'vitest';
import { expectTold, page, type Slip } from '../../fixtures/explained-yaml.ts';

describe('a text that needs quotes, or has one too many, is told with its words in the right quotes', () => {
  it.each<Slip>([
    ['a colon in text', page('    heading: One: two'), '5:17', 'A colon with a space', 'heading: "One: two"'],
    [
      'a colon at the end of text',
      page('    heading: We say:'),
      '5:20',
      'A colon with a space',
      'heading: "We say:"',
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
  ])('%s', (...slip) => expectTold(slip));
});
