import { diffLines, splitLines } from './line-diff.ts';

/** A line of a comparison. Line numbers count from 1. */
export interface PreviewLine {
  kind: 'same' | 'removed' | 'added';
  /** Line number before the edit; undefined for added lines. */
  before?: number;
  /** Line number after the edit; undefined for removed lines. */
  after?: number;
  /** With its line break, if it has one. */
  text: string;
}

/**
 * The lines that differ, in blocks with the lines around them.
 * @param context lines to show before and after each change
 */
export function previewLines(before: string, after: string, context = 3): PreviewLine[][] {
  const old = splitLines(before);
  const now = splitLines(after);
  const blocks: PreviewLine[][] = [];
  let block: PreviewLine[] = [];
  let shown = 0;
  const hunks = diffLines(old, now);
  const same = (from: number, to: number, shift: number) => {
    for (const [index, text] of old.slice(from, to).entries())
      block.push({ kind: 'same', before: from + index + 1, after: from + index + shift + 1, text });
  };
  for (const [number, { from, to, at, end }] of hunks.entries()) {
    same(block.length > 0 ? shown : Math.max(0, from - context), from, at - from);
    for (const [index, text] of old.slice(from, to).entries())
      block.push({ kind: 'removed', before: from + index + 1, text });
    for (const [index, text] of now.slice(at, end).entries())
      block.push({ kind: 'added', after: at + index + 1, text });
    const next = hunks[number + 1]?.from ?? Number.POSITIVE_INFINITY;
    const isJoined = next - to <= 2 * context;
    shown = isJoined ? to : Math.min(old.length, to + context);
    if (isJoined) continue;
    same(to, shown, end - to);
    blocks.push(block);
    block = [];
  }
  return blocks;
}
