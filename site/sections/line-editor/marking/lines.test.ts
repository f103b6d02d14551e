import { expect, test } from 'vitest';
import { createAnswers } from './answer-paste.ts';
import lines from './lines.txt?raw';
import { markKinds } from './rules.ts';

// `lines.txt` has a line of a resume on each line. Marked words are in brackets, after the kind of their mark; what goes beyond
// a comfortable line is in braces. A line that gets another answer follows its name.

const rules = { marks: markKinds.map((kind) => ({ kind, remark: '', query: '', why: '' })), phrases: [] };
const answer = createAnswers(rules);

const written = lines.trim().split('\n');

/** The line without its marks. */
const bare = (line: string) =>
  line
    .replace(/^[A-Z]+: /u, '')
    .replace(/\[[a-z-]+ ([^\]]*)\]/gu, '$1')
    .replace(/[{}]/gu, '');

/** The answer in the notation of the file. */
function notate(text: string): string {
  const result = answer(text);
  if (result.kind !== 'marked') return `${result.kind.toUpperCase()}: ${text}`;
  const edges = result.marks.flatMap(({ kind, start, end }) =>
    kind === 'too-long'
      ? [
          { at: start, rank: 0, text: '{' },
          { at: end, rank: 3, text: '}' },
        ]
      : [
          { at: start, rank: 2, text: `[${kind} ` },
          { at: end, rank: 1, text: ']' },
        ],
  );
  let out = '';
  let at = 0;
  for (const edge of edges.sort((one, other) => one.at - other.at || one.rank - other.rank)) {
    out += result.line.slice(at, edge.at) + edge.text;
    at = edge.at;
  }
  return out + result.line.slice(at);
}

test.each(written)('%s', (line) => {
  expect(notate(bare(line))).toBe(line);
});

test('there are at least 200 lines, all different, and every kind of mark and answer is among them', () => {
  expect(new Set(written).size).toBe(written.length);
  expect(written.length).toBeGreaterThanOrEqual(200);
  const found = new Set([...lines.matchAll(/\[([a-z-]+) /gu)].map(([, kind]) => kind));
  expect(found).toEqual(new Set(markKinds.filter((kind) => kind !== 'too-long')));
  expect(lines).toContain('{');
});
