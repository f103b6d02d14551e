import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../../fixtures/test-folder.ts';
import { applyChanges, changesBetween, invertChanges } from './changes.ts';
import { diffLines } from './line-diff.ts';
import { unifiedDiff } from './unified-diff.ts';

const numbers = Array.from({ length: 40 }, (_, index) => `line ${index + 1}\n`);

const texts: [name: string, before: string, after: string][] = [
  ['a line', numbers.join(''), numbers.with(20, 'other\n').join('')],
  ['two places', numbers.join(''), numbers.with(2, 'a\n').with(30, 'b\n').join('')],
  ['near places', numbers.join(''), numbers.with(10, 'a\n').with(15, 'b\n').join('')],
  ['the first and the last line', numbers.join(''), ['a\n', ...numbers.slice(1, -1), 'z\n'].join('')],
  [
    'a moved block',
    numbers.join(''),
    [...numbers.slice(0, 5), ...numbers.slice(9), ...numbers.slice(5, 9)].join(''),
  ],
  ['a missing line break', 'a\nb\n', 'a\nb'],
  ['a new line break', 'a\nb', 'a\nb\nc\n'],
  ['Windows line breaks', 'a\r\nb\r\nc\r\n', 'a\r\nx\r\nc\r\n'],
  ['an empty file', '', 'a\n'],
  ['characters of two code units', '𝄞\n𝄢\n', '𝄢\n𝄡\n'],
];

describe('a unified diff', () => {
  it.each(texts)('is accepted by git: %s', (_name, before, after) => {
    const folder = emptyFolder();
    const file = 'pages/my page.yaml';
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, file), before);
    execFileSync('git', ['apply', '-p1'], { cwd: folder, input: unifiedDiff({ file, before, after }) });
    expect(readFileSync(join(folder, file), 'utf8')).toBe(after);
  });

  it('shows three lines around each change', () => {
    expect(
      unifiedDiff({
        file: 'a.yaml',
        before: numbers.slice(0, 9).join(''),
        after: numbers.slice(0, 9).with(4, 'new\n').join(''),
      }),
    ).toMatchInlineSnapshot(`
      "--- a/a.yaml
      +++ b/a.yaml
      @@ -2,7 +2,7 @@
       line 2
       line 3
       line 4
      -line 5
      +new
       line 6
       line 7
       line 8
      "
    `);
  });

  it('is empty for equal texts', () => {
    expect(unifiedDiff({ file: 'a.yaml', before: 'a\n', after: 'a\n' })).toBe('');
  });
});

it.each(texts)('changes can be applied and undone: %s', (_name, before, after) => {
  const changes = changesBetween(before, after);
  expect(applyChanges(before, changes)).toBe(after);
  expect(applyChanges(after, invertChanges(changes))).toBe(before);
});

/** The number of lines that two lists have in common, by dynamic programming. */
function commonLines(one: string[], two: string[]): number {
  let row = Array<number>(two.length + 1).fill(0);
  for (const line of one) {
    const next = [0];
    for (const [index, other] of two.entries())
      next.push(line === other ? (row[index] ?? 0) + 1 : Math.max(next[index] ?? 0, row[index + 1] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

it('keeps as many lines as possible', () => {
  const lines = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n'), { maxLength: 10 });
  const property = fc.property(lines, lines, (before, after) => {
    const removed = diffLines(before, after).reduce((sum, { from, to }) => sum + to - from, 0);
    expect(before.length - removed).toBe(commonLines(before, after));
  });
  fc.assert(property, { numRuns: 300, seed: 1 });
});

it('in a text that is almost new, keeps the lines that occur once', () => {
  const lines = (word: string) =>
    Array.from({ length: 1500 }, (_, index) =>
      index % 100 === 50 ? `same ${index}\n` : `${word} ${index % 90}\n`,
    );
  const [before, after] = [lines('old'), lines('new')];
  const removed = diffLines(before, after).reduce((sum, { from, to }) => sum + to - from, 0);
  expect(before.length - removed).toBe(15);
  const changes = changesBetween(before.join(''), after.join(''));
  expect(applyChanges(before.join(''), changes)).toBe(after.join(''));
});
