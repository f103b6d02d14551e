import { diff } from '@codemirror/merge';

/** Lines that differ: `[from, to)` of the published text became `[at, end)`. Lines count from 0. */
export interface LineChange {
  from: number;
  to: number;
  at: number;
  end: number;
  /** Lines that are the same elsewhere in the other text. */
  isMoved: boolean;
}

export const linesOf = (text: string): string[] => text.split('\n');

/** The lines of a text that are not as published. */
export function lineChanges(published: string, text: string): LineChange[] {
  const old = linesOf(published);
  const now = linesOf(text);
  const changes = diff(...asCharacters(old, now)).map(({ fromA, toA, fromB, toB }) => ({
    ...{ from: fromA, to: toA, at: fromB, end: toB },
    isMoved: false,
  }));
  const block = (lines: string[], from: number, to: number) => lines.slice(from, to).join('\n').trim();
  const added = changes.filter(({ from, to }) => from === to);
  for (const removed of changes.filter(({ at, end }) => at === end)) {
    const same = block(old, removed.from, removed.to);
    const target = added.find((one) => !one.isMoved && block(now, one.at, one.end) === same);
    if (!target || same === '') continue;
    removed.isMoved = true;
    target.isMoved = true;
  }
  return changes;
}

/** Both texts with a character for each different line, which makes a comparison of characters one of lines. */
function asCharacters(old: string[], now: string[]): [string, string] {
  const codes = new Map<string, string>();
  const code = (line: string) => codes.getOrInsertComputed(line, () => String.fromCharCode(codes.size));
  return [old.map(code).join(''), now.map(code).join('')];
}

/** The number of lines that changed, were added, and were removed. Moved lines do not count. */
export function countLines(changes: readonly LineChange[]): {
  changed: number;
  added: number;
  removed: number;
} {
  const count = { changed: 0, added: 0, removed: 0 };
  for (const { from, to, at, end, isMoved } of changes) {
    if (isMoved) continue;
    const both = Math.min(to - from, end - at);
    count.changed += both;
    count.added += end - at - both;
    count.removed += to - from - both;
  }
  return count;
}
