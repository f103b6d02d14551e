import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { Path } from '../../errors/finding.ts';
import { Lru } from '../../lib/lru.ts';
import { lengthIssue } from '../../load/syntax/yaml-issues.ts';

/** A file with many problems is parsed once. */
const documents = new Lru<string, { root: unknown }>(8);

/** The path of the innermost value, or key, at an offset; undefined outside of all. */
export function pathAt(text: string, offset: number): Path | undefined {
  if (lengthIssue(text)) return undefined;
  const known = documents.get(text);
  const { root } =
    known ?? documents.set(text, { root: parseDocument(text, { uniqueKeys: false }).contents });
  return innermost(root, offset);
}

function innermost(node: unknown, offset: number): Path | undefined {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const inner = contains(value, offset) ? (innermost(value, offset) ?? []) : undefined;
      if (inner || contains(key, offset)) return [String(key.value), ...(inner ?? [])];
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries())
      if (contains(item, offset)) return [index, ...(innermost(item, offset) ?? [])];
  }
  return undefined;
}

function contains(node: unknown, offset: number): boolean {
  const range = (node as Node | null)?.range;
  return range !== undefined && range !== null && offset >= range[0] && offset <= range[1];
}
