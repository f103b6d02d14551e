import { isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import type { Path } from '../../../schema/api/studio/operation.ts';
import { yamlOptions } from '../../load/syntax/yaml-issues.ts';
import { type Piece, splitBlocks, splitBody } from '../../load/yaml/split-blocks.ts';

/**
 * The line of the value at a path in a file that can be read; lines count from 1. That of a missing value is the line of the
 * nearest one around it. Only the piece of the file that has the value is parsed: a parse of whole files would take most of
 * the time when a thousand pages change.
 */
export function lineOf(text: string, path: Path): number {
  let piece: Piece = { key: '', text, at: 0 };
  let depth = 0;
  for (let pieces = splitBlocks(text); pieces && depth < path.length; pieces = splitBody(piece)) {
    const next = pieces.find(({ key }) => key === path[depth]);
    if (!next) return lineAt(text, depth === 0 ? 0 : keyOffset(piece));
    piece = next;
    depth++;
  }
  if (depth === path.length) return lineAt(text, depth === 0 ? 0 : keyOffset(piece));
  const rest = depth === 0 ? path : path.slice(depth - 1);
  return lineAt(text, piece.at + offsetIn(piece.text, rest));
}

/** Comments can be above the key of the first piece. */
const keyOffset = ({ key, text, at }: Piece) =>
  at + text.search(new RegExp(`^ *${RegExp.escape(key)}:`, 'm'));

function offsetIn(text: string, path: Path): number {
  let node: unknown = parseDocument(text, yamlOptions).contents;
  let offset = 0;
  for (const step of path) {
    const found = entryAt(node, step);
    if (!found) break;
    offset = found.offset ?? offset;
    node = found.value;
  }
  return offset;
}

function entryAt(
  node: unknown,
  step: string | number,
): { value: unknown; offset?: number | undefined } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
    return pair && { value: pair.value, offset: isScalar(pair.key) ? pair.key.range?.[0] : undefined };
  }
  const item = isSeq(node) ? node.items[Number(step)] : undefined;
  return isNode(item) ? { value: item, offset: item.range?.[0] } : undefined;
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
