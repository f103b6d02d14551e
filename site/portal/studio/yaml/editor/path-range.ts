import { yamlLanguage } from '@codemirror/lang-yaml';
import type { Text } from '@codemirror/state';
import type { Path } from '../../../../../schema/api/studio/operation.ts';

type Node = ReturnType<typeof yamlLanguage.parser.parse>['topNode'];

/** What a path names in a text: offsets from its key or dash to the end of its value. */
export interface PathRange {
  from: number;
  to: number;
}

/** Finds a path in a YAML text, or as much of it as there is; undefined if its first key is missing. */
export function pathRange(text: Text, path: Path): PathRange | undefined {
  let value = contentOf(yamlLanguage.parser.parse(text.toString()).topNode);
  let found: Node | undefined;
  for (const step of path) {
    const entry = value && entryAt(text, value, step);
    if (!entry) break;
    found = entry;
    value = valueIn(entry);
  }
  if (!found) return undefined;
  const last = value ?? found;
  return { from: found.from, to: Math.max(found.from, trimmedEnd(text, last)) };
}

const collections = /^(Block|Flow)(Mapping|Sequence)$/;

/** The collection or value in a document or an entry. */
function contentOf(node: Node): Node | undefined {
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (collections.test(child.name)) return child;
    if (child.name === 'Document' || child.name === 'Stream') {
      const inner = contentOf(child);
      if (inner) return inner;
    }
  }
  return undefined;
}

function entryAt(text: Text, { firstChild, name }: Node, step: string | number): Node | undefined {
  const isMapping = name.endsWith('Mapping');
  let index = 0;
  for (let child = firstChild; child; child = child.nextSibling) {
    if (isMapping) {
      if (child.name === 'Pair' && keyOf(text, child) === String(step)) return child;
    } else if (child.name === 'Item' && index++ === step) return child;
  }
  return undefined;
}

function keyOf(text: Text, pair: Node): string | undefined {
  const key = pair.getChild('Key');
  return key ? text.sliceString(key.from, key.to).replace(/^(['"])(.*)\1$/, '$2') : undefined;
}

function valueIn(entry: Node): Node | undefined {
  const nested = contentOf(entry);
  if (nested) return nested;
  const last = entry.lastChild;
  return last && last.name !== 'Key' && last.name !== ':' && last.name !== '-' ? last : undefined;
}

/** Without the line breaks that the parser counts to a block. */
function trimmedEnd(text: Text, { from, to }: Node): number {
  return from + text.sliceString(from, to).trimEnd().length;
}
