import { describe, expect, it } from 'vitest';
import { withoutMarks } from './plain-text.ts';

describe('rich text as plain text', () => {
  it.each([
    ['one **two** *three*', 'one two three'],
    ['~~Hard-working~~ ++Operations++ Manager', 'Operations Manager'],
    ['==a== __b__ ((c))', 'a b c'],
    ['[a *b*](/c/) d', 'a b d'],
    ['one\ntwo', 'one two'],
    ['our {{keyword|best *resumes*}}', 'our best resumes'],
    ['2 * 3 = 6 (yes)', '2 * 3 = 6 (yes)'],
    ['a_b, C++ and (x)', 'a_b, C++ and (x)'],
  ])('%j is %j', (text, plain) => expect(withoutMarks(text)).toBe(plain));
});
