import { CST, isMap, isPair, isSeq, Lexer, type Node, type Pair, parseDocument } from 'yaml';
import type { Path } from '../../errors/finding.ts';
import { yamlOptions } from '../../load/syntax/yaml-issues.ts';

/** A part of a text, by offset. */
type Range = [from: number, to: number];

const spacing = new Set(['space', 'newline', 'comment', 'byte-order-mark', 'doc-mode', 'flow-error-end']);
const joints = new Set(['comma', 'seq-item-ind', 'explicit-key-ind', 'map-value-ind', 'anchor', 'tag']);

/** The tokens of a text, by the parser's lexer, which the edits do not use. */
function tokensOf(text: string): { type: string; source: string; from: number; to: number }[] {
  let from = 0;
  return [...new Lexer().lex(text)].flatMap((source) => {
    const type = CST.tokenType(source) ?? 'scalar';
    const isMark = source === CST.DOCUMENT || source === CST.FLOW_END || source === CST.SCALAR;
    if (isMark) return [];
    const token = { type, source, from, to: from + source.length };
    from = token.to;
    return [token];
  });
}

export const commentsOf = (text: string): string[] =>
  tokensOf(text).flatMap(({ type, source }) => (type === 'comment' ? [source] : []));

/**
 * What an edit at a path may change: its entry, with everything around it up to the text of its neighbors.
 * @param path an entry that exists, or a new entry of a mapping or list that exists
 */
export function windowOf(text: string, path: Path): Range {
  const [start, end] = rangeOf(text, path);
  const fixed = tokensOf(text).filter(({ type }) => !spacing.has(type) && !joints.has(type));
  const neighbor = text.slice(0, fixed.findLast(({ to }) => to <= start)?.to ?? 0);
  // A file without a line break at its end stays like that, whichever entry is the last one.
  const before = (text.endsWith('\n') ? neighbor : neighbor.replace(/\r?\n$/, '')).length;
  const after = fixed.find(({ from }) => from >= end)?.from ?? text.length;
  return [before, after];
}

/** Whether two texts are equal, except in a range of the first one. */
export function isEqualOutside(before: string, after: string, [from, to]: Range): boolean {
  const rest = before.length - to;
  return (
    after.length >= from + rest && after.startsWith(before.slice(0, from)) && after.endsWith(before.slice(to))
  );
}

function rangeOf(text: string, path: Path): Range {
  let node = parseDocument(text, yamlOptions).contents as Node | null;
  let range: Range = [0, text.length];
  for (const [index, step] of path.entries()) {
    const child: Node | Pair | undefined = isMap(node)
      ? node.items.find(({ key }) => String((key as { value?: unknown }).value) === String(step))
      : isSeq(node)
        ? (node.items[Number(step)] as Node | Pair | undefined)
        : undefined;
    if (!child) return index === path.length - 1 ? endOf(node, range) : range;
    node = (isPair(child) ? child.value : child) as Node | null;
    const first = isPair(child) ? (child.key as Node) : child;
    range = [first.range?.[0] ?? 0, Math.max(lastEnd(node), first.range?.[1] ?? 0)];
  }
  return range;
}

/** Where a new entry goes: after the last one. In brackets, the closing one is its neighbor. */
function endOf(node: Node | null, range: Range): Range {
  const items = isMap(node) || isSeq(node) ? node.items : [];
  if (items.length === 0) return range;
  const end = (isMap(node) || isSeq(node)) && node.flow ? lastEnd(items.at(-1)) : lastEnd(node);
  return [end, end];
}

function lastEnd(node: unknown): number {
  if (isPair(node)) return Math.max(lastEnd(node.key), lastEnd(node.value));
  const [, end = 0] = (node as Node | null)?.range ?? [];
  const last = (isMap(node) || isSeq(node)) && !node.flow ? node.items.at(-1) : undefined;
  return last === undefined ? end : lastEnd(last);
}
