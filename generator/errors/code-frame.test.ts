import { describe, expect, it } from 'vitest';
import { codeFrame } from './code-frame.ts';

describe('a code frame', () => {
  it('shows two lines above, one line below, and carets', () => {
    expect(codeFrame('a: 1\nb: 2\nc: three\nd: 4\ne: 5', 3, 4, 5)).toBe(
      ['  1 | a: 1', '  2 | b: 2', '> 3 | c: three', '    |    ^^^^^', '  4 | d: 4'].join('\n'),
    );
  });

  it('aligns the line numbers', () => {
    const text = Array.from({ length: 12 }, (_, index) => `k${index}: x`).join('\n');
    expect(
      codeFrame(text, 10, 1, 3)
        .split('\n')
        .map((line) => line.indexOf('|')),
    ).toEqual([5, 5, 5, 5, 5]);
  });

  it('works on the first and the last line, and omits a blank last line', () => {
    expect(codeFrame('a: 1\n', 1, 1)).toBe('> 1 | a: 1\n    | ^');
    expect(codeFrame('a: 1\nb: 2', 2, 4)).toBe('  1 | a: 1\n> 2 | b: 2\n    |    ^');
  });

  it('does not draw carets past the end of the line', () => {
    expect(codeFrame('lead: >-\n  many\n  words', 1, 7, 200).split('\n')[1]).toBe('    |       ^^');
  });

  it('shows a tab as one space, to keep the caret in the right column', () => {
    expect(codeFrame('\tb: 2', 1, 2)).toBe('> 1 |  b: 2\n    |  ^');
  });

  it('shows the part of a long line around the caret', () => {
    const line = `text: ${'word '.repeat(60)}HERE ${'word '.repeat(60)}`;
    const [shown = '', carets = ''] = codeFrame(line, 1, line.indexOf('HERE') + 1, 4).split('\n');
    expect(shown.length).toBeLessThan(130);
    expect(shown.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('HERE');
    expect(shown).toMatch(/^> 1 \| ….*…$/);
  });

  it('cuts only the end of a long line when the caret is near its start', () => {
    const [shown = '', carets = ''] = codeFrame(`text: ${'x'.repeat(300)}`, 1, 1, 4).split('\n');
    expect(shown).toMatch(/^> 1 \| text: x+…$/);
    expect(carets).toBe('    | ^^^^');
  });
});
